// Tells that it is somebody's turn who may be looking elsewhere: in the title and by the icon.

/** The app's icon with a dot in its corner. */
const DOTTED =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="#14111B"/><rect x="10" y="10" width="26" height="26" rx="8" fill="#1FB5AE"/><circle cx="43" cy="43" r="13" fill="#E4568B"/><circle cx="49" cy="15" r="14" fill="#FFD23F" stroke="#14111B" stroke-width="4"/></svg>',
  );

/** Calls with this title until the answer is called. */
export function call(title: string): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const before = { title: document.title, icon: icon?.href };
  document.title = title;
  if (icon) icon.href = DOTTED;
  return () => {
    // Whoever has gone to another page has another title.
    if (document.title === title) document.title = before.title;
    if (icon && before.icon) icon.href = before.icon;
  };
}
