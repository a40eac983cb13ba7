// Sets the theme before the first paint. It is a file of its own because the page allows no
// script inside it; src/lib/settings.svelte.ts writes what this reads.
(function () {
  var theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("totemic.settings") || "{}").theme || "auto";
  } catch {
    // Without storage the system decides.
  }
  if (["light", "dark", "contrast"].indexOf(theme) < 0) {
    theme = matchMedia("(prefers-contrast: more)").matches
      ? "contrast"
      : matchMedia("(prefers-color-scheme: dark)").matches
        ? "dark"
        : "light";
  }
  document.documentElement.dataset.theme = theme;
})();
