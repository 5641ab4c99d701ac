import { Asking } from "../../table/asking.svelte";
import type { Space } from "./course";
import type { Card, Island, Tile } from "./view";

/** What a player can ask about; `signs` are all the signs of the game. */
export type Subject = { tile: Tile } | { card: Card } | { island: Island } | { space: Space } | "signs";

export const asking = new Asking<Subject>();
export const asks = (subject: Subject) => asking.about(subject);
