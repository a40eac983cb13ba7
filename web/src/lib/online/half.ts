// The half turn of this tab, so that it outlives a reload. Nobody else knows of it.

import { tab } from "../storage/area";
import { isCount, isObject, isText } from "../storage/shapes";
import type { View } from "../play/rules";

export interface Half {
  /** What the half turn answers. */
  moved: number;
  totem: string;
  to?: string;
}

const key = (game: string) => `totemic.half.${game}`;

/** The half turn that a view shows. */
export function halfIn({ hand, moved }: View): Half | undefined {
  if (hand.state === "idle") return undefined;
  const { totem } = hand;
  return hand.state === "stepped" ? { moved, totem, to: hand.to } : { moved, totem };
}

export function keepHalf(game: string, half: Half | undefined): void {
  if (half) tab.put(key(game), JSON.stringify(half));
  else tab.remove(key(game));
}

export function keptHalf(game: string): Half | undefined {
  const value = tab.value(key(game));
  if (!isObject(value) || !isCount(value.moved) || !isText(value.totem)) return undefined;
  const { moved, totem, to } = value;
  return isText(to) ? { moved, totem, to } : { moved, totem };
}
