import { error } from "@sveltejs/kit";
import { gameOf } from "$lib/games";

export function load({ params }) {
  const look = gameOf(params.game);
  if (!look) error(404);
  return { look };
}
