import { recall, remember } from "./store";

export type Theme = "light" | "dark";

const night = matchMedia("(prefers-color-scheme: dark)");
let shown = $state<Theme>(document.documentElement.dataset.theme === "dark" ? "dark" : "light");

function show(theme: Theme): void {
  shown = theme;
  document.documentElement.dataset.theme = theme;
}

// The system decides as long as the player has not.
night.addEventListener("change", () => {
  if (!recall("theme")) show(night.matches ? "dark" : "light");
});

export function theme(): Theme {
  return shown;
}

export function switchTheme(): void {
  show(shown === "dark" ? "light" : "dark");
  remember("theme", shown);
}
