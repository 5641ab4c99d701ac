// Sets the theme before the first paint: the stored choice, else what the system asks for.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem("nurt-theme");
  } catch (_) {
    // Storage may be closed to us; then the system decides.
  }
  var dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
