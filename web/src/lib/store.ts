/** Small things that this browser remembers. Where storage is closed to us, they last as long as the page. */
const fallback = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`nurt-${name}`) ?? fallback.get(name) ?? null;
  } catch {
    return fallback.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  fallback.set(name, value);
  try {
    localStorage.setItem(`nurt-${name}`, value);
  } catch {
    // Kept in memory above.
  }
}
