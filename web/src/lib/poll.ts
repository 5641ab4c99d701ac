/** Calls at once, then every so often while the page is visible, and when it becomes visible. Returns the stop. */
export function poll(every: number, ask: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let asking = false;

  async function round() {
    clearTimeout(timer);
    if (stopped || asking || document.hidden) return;
    asking = true;
    await ask().finally(() => (asking = false));
    if (!stopped) timer = setTimeout(round, every);
  }

  document.addEventListener("visibilitychange", round);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", round);
  };
}
