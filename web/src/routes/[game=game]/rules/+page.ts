import { loadSections } from "$lib/games/diagrams";

export { entries } from "$lib/games/entries";

export async function load({ parent }) {
  const { look } = await parent();
  return { sections: await loadSections(look.id) };
}
