import type { Component } from "svelte";
import type { Route } from "./lib/router.svelte";

type Load = () => Promise<{ default: Component<any> }>;

/** Each page is fetched when it is first opened. It gets the parts of its route as props. */
export const PAGES: Record<Route["page"], Load> = {
  home: () => import("./pages/Home.svelte"),
  table: () => import("./pages/Table.svelte"),
  join: () => import("./pages/Join.svelte"),
  same: () => import("./pages/Same.svelte"),
  new: () => import("./pages/NewTable.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  "rules-index": () => import("./pages/RulesIndex.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  lost: () => import("./pages/Lost.svelte"),
};
