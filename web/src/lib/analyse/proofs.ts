// What was proven on this device, for every page that asks the next time. A proof is a text of the
// engine, which also tells whether it still understands one; here it is only kept.

import type { GameId } from "../games/look";
import { Drawer } from "../storage/drawer";

/** A proof is about 100 bytes; those of one position are some dozens. */
const MOST = 20_000;

const drawer = new Drawer("totemic.proofs", "proofs", MOST);

const prefix = (game: GameId) => `${game} `;

/** All that was proven of a game. */
export async function keptProofs(game: GameId): Promise<string[]> {
  const of = prefix(game);
  const range = IDBKeyRange.bound(of, `${of}\uffff`);
  const keys = await drawer.use("readonly", (store) => store.getAllKeys(range));
  return (keys ?? []).map((key) => String(key).slice(of.length));
}

export async function keepProofs(game: GameId, proofs: string[]): Promise<void> {
  if (proofs.length > 0) await drawer.keep(proofs.map((proof) => ({ key: prefix(game) + proof })));
}
