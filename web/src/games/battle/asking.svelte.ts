import { Asking } from "../../table/asking.svelte";
import type { Card, DamId } from "./view";

/** What a player can ask about. */
export type Subject = { dam: DamId } | { card: Card };

export const asking = new Asking<Subject>();
export const asks = (subject: Subject) => asking.about(subject);
