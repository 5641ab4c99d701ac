/** Points for animals of one type: the last figure holds for all above. */
export const valueOf = (set: number[], count: number) =>
  count === 0 ? 0 : set[Math.min(count, set.length) - 1]!;

/** What one more would be worth. */
export const nextIn = (set: number[], count: number) => valueOf(set, count + 1) - valueOf(set, count);
