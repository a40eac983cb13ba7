// Pages are shells: the language, the game and the settings are the browser's.
export const ssr = false;
export const prerender = true;
export const trailingSlash = "never";
