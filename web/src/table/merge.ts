import type { ChatLine, TableState } from "../wire";

/** A state that holds everything: what was known, and what came since. Null if something in between is missing. */
export function merged(known: TableState | null, news: TableState): TableState | null {
  if (news.since === 0 || !known) return news.since === 0 ? news : null;
  if (news.since > known.version) return null;
  // An older frame that was on its way while a newer one came tells nothing new.
  if (news.version < known.version) return known;
  const lines = [...known.lines.slice(0, news.since), ...news.lines];
  return { ...news, since: 0, lines, chat: said(known.chat, news.chat) };
}

/** All that was said, each line once, in order. */
export function said(known: ChatLine[], more: ChatLine[]): ChatLine[] {
  if (more.length === 0) return known;
  const all = new Map([...known, ...more].map((line) => [line.n, line]));
  return [...all.values()].sort((a, b) => a.n - b.n);
}
