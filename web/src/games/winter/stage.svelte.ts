/** Which part of the table is in sight. */
import { MediaQuery } from "svelte/reactivity";

/** On a phone the parts lie side by side, and the hand is one of them; also on a phone on its side. */
export const phone = new MediaQuery("(max-width: 640px), (max-height: 560px)");

/** So low that the map needs all the height. */
export const low = new MediaQuery("(max-height: 680px)");

/**
 * Whether somebody plays alone: the game is then told by rounds, since no turn of anybody else comes between. And whether
 * the map stands upright.
 */
export const table = $state({ alone: false, tall: false });
