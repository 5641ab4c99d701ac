import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hash: "" });
const { routeOf, samePlace } = await import("../src/lib/router.svelte");

test("addresses", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/t/ab%20c")).toEqual({ page: "table", id: "ab c", step: null });
  expect(routeOf("/t/abc/17")).toEqual({ page: "table", id: "abc", step: 17 });
  expect(routeOf("/replay")).toEqual({ page: "replay", step: null });
  expect(routeOf("/replay/17")).toEqual({ page: "replay", step: 17 });
  expect(routeOf("/join/token")).toEqual({ page: "join", token: "token" });
  expect(routeOf("/new/battle/")).toEqual({ page: "new", game: "battle" });
  expect(routeOf("/rules")).toEqual({ page: "rules-index" });
  expect(routeOf("/rules/battle")).toEqual({ page: "rules", game: "battle" });
  for (const path of ["/t", "/t/abc/x", "/replay/x", "/nowhere", "/%E0%A4%A", "/rules/a/b"]) {
    expect(routeOf(path), path).toEqual({ page: "lost" });
  }
});

test("a table stays in its place while its replay steps", () => {
  expect(samePlace(routeOf("/t/abc"), routeOf("/t/abc/3"))).toBe(true);
  expect(samePlace(routeOf("/t/abc"), routeOf("/t/abd"))).toBe(false);
});
