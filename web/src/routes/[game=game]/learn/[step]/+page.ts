import { error } from "@sveltejs/kit";
import { GAME_IDS } from "$lib/games/ids";
import { loadCourse } from "$lib/learn/course";

export async function entries() {
  const courses = GAME_IDS.map(async (game) =>
    (await loadCourse(game)).map(({ id }) => ({ game, step: id })),
  );
  return (await Promise.all(courses)).flat();
}

export async function load({ params, parent }) {
  const { look } = await parent();
  const course = await loadCourse(look.id);
  const step = course.find(({ id }) => id === params.step);
  if (!step) error(404);
  return { course, step };
}
