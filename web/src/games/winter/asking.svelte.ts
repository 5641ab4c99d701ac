import type { Attachment } from "svelte/attachments";
import { Asking } from "../../table/asking.svelte";
import type { Hex } from "./view";

/** What a player can ask about on the map: a hex, or an end of the river. */
export type Ground = { hex: Hex } | { end: "headwaters" | "delta" };

export const asking = new Asking<Ground>();
export const asks = (ground: Ground) => asking.about(ground) as unknown as Attachment<SVGGElement>;
