/** What the bar above every page says of the page below it. */
class Place {
  /** The game that is looked at. */
  crumb = $state<string | null>(null);
  /** The page fills the window and does not scroll. */
  whole = $state(false);
}

export const place = new Place();
