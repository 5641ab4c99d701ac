import type { Tile } from "./view";

/** The display tile that somebody points at: the river shows it on the next space, and what it would change. */
class Preview {
  tile = $state<Tile | null>(null);
}

export const preview = new Preview();
