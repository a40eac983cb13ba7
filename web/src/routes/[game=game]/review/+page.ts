export { entries } from "$lib/games/entries";
