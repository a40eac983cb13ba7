import { loadCourse } from "$lib/learn/course";

export { entries } from "$lib/games/entries";

export async function load({ parent }) {
  const { look } = await parent();
  return { course: await loadCourse(look.id) };
}
