/** Where the player is: the address of the page as a value, and the ways to change it. */
import { tick } from "svelte";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; step: number | null }
  | { page: "join"; token: string }
  | { page: "same"; id: string }
  | { page: "new"; game: string }
  | { page: "replay"; step: number | null }
  | { page: "rules-index" }
  | { page: "rules"; game: string }
  | { page: "lost" };

/** The route of a path. */
export function routeOf(path: string): Route {
  const [head, one, two, ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return { page: "lost" };
  if (head === undefined) return { page: "home" };
  if (head === "t" && one && isStep(two)) return { page: "table", id: one, step: stepOf(two) };
  if (two !== undefined) return { page: "lost" };
  if (head === "join" && one) return { page: "join", token: one };
  if (head === "same" && one) return { page: "same", id: one };
  if (head === "new" && one) return { page: "new", game: one };
  if (head === "replay" && isStep(one)) return { page: "replay", step: stepOf(one) };
  if (head === "rules") return one ? { page: "rules", game: one } : { page: "rules-index" };
  return { page: "lost" };
}

function isStep(part: string | undefined): boolean {
  return part === undefined || /^\d{1,6}$/.test(part);
}

function stepOf(part: string | undefined): number | null {
  return part === undefined ? null : Number(part);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Two routes in one place show the same page; a game keeps its place while its replay steps. */
export function samePlace(a: Route, b: Route): boolean {
  if (a.page === "table" && b.page === "table") return a.id === b.id;
  if (a.page === "replay" && b.page === "replay") return true;
  return JSON.stringify(a) === JSON.stringify(b);
}

let current = $state.raw<Route>(routeOf(location.pathname));
let fragment = $state(location.hash.slice(1));

export function route(): Route {
  return current;
}

/** What follows `#` in the address. */
export function hash(): string {
  return fragment;
}

/** How far each entry of the history was scrolled, by its number. */
const scrolls = new Map<number, number>();
let entry = 0;
let newest = 0;
/** On the way to another page, whose scrolling is not counted until it is drawn. */
let leaving = false;

function follow(): void {
  const next = routeOf(location.pathname);
  leaving = !samePlace(next, current);
  if (leaving || "step" in next) current = next;
  fragment = location.hash.slice(1);
}

/** Goes to an address of ours. `replace` keeps the history as long as it was. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  if (how === "push") entry = newest += 1;
  if (how === "push") history.pushState({ entry }, "", address);
  else history.replaceState({ entry }, "", address);
  follow();
}

/** After a new page is drawn: its title is read out, and it stands where it was left, or at its top. */
export async function arrive(): Promise<void> {
  await tick();
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const left = scrolls.get(entry);
  if (left !== undefined || !fragment) scrollTo(0, left ?? 0);
  leaving = false;
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  // A jump within the page is the browser's own business.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  if (link.href !== location.href) go(link.href);
  else void arrive();
}

/** Starts to listen to links and to the browser's back and forward. */
export function startRouter(): void {
  history.scrollRestoration = "manual";
  entry = newest = (history.state as { entry?: number } | null)?.entry ?? 0;
  history.replaceState({ entry }, "");
  document.addEventListener("click", onClick);
  addEventListener("popstate", (event) => {
    const there = (event.state as { entry?: number } | null)?.entry;
    if (there === undefined) {
      // The browser made this entry itself, for a jump within the page.
      entry = newest += 1;
      history.replaceState({ entry }, "");
    } else {
      entry = there;
    }
    follow();
    const left = scrolls.get(entry);
    if (!leaving && left !== undefined) scrollTo(0, left);
  });
  addEventListener("scroll", () => leaving || scrolls.set(entry, scrollY), { passive: true });
}
