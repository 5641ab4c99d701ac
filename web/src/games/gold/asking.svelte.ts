import { Asking } from "../../table/asking.svelte";
import type { Card, Tile } from "./view";

/** What a player can ask about: a customer, or a building with the space on which it stands. */
export type Subject = { card: Card } | { tile: Tile; space?: number };

export const asking = new Asking<Subject>();
export const asks = (subject: Subject) => asking.about(subject);
