import { error } from "@sveltejs/kit";
import { GAME_IDS } from "$lib/games";
import { COURSES, stepIndex } from "$lib/learn/course";

export function entries() {
  return GAME_IDS.flatMap((game) => COURSES[game].map(({ id }) => ({ game, step: id })));
}

export async function load({ params, parent }) {
  const { look } = await parent();
  const step = COURSES[look.id][stepIndex(look.id, params.step)];
  if (!step) error(404);
  return { step };
}
