import type { Attachment } from "svelte/attachments";
import { Asking } from "../../table/asking.svelte";
import type { Hex } from "./view";

/** What a player can ask about: a hex, an end of the river, or a card or stone, whose name and lines are said. */
export type Ground = { hex: Hex } | { end: "headwaters" | "delta" };
export type Subject = Ground | { said: string[] };

export const asking = new Asking<Subject>();
export const asks = (ground: Ground) => asking.about(ground) as unknown as Attachment<SVGGElement>;
export const tells = (said: string[]) => asking.about({ said });
