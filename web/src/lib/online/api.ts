// What is asked of the server beside the live game. Where there is none, or no network, the answer
// says so; nothing is thrown.

import type { ClockSetting, Event, PlayerName } from "../../../../crates/table/events";
import type { ClockOptions } from "../play/rules";
import type { GameId } from "../games/look";
import { set } from "../settings.svelte";
import { isObject, isText } from "../storage/shapes";

/** `no-server`: nobody answers, or nobody who knows about games. */
export type Answer<T> = { ok: true; value: T } | { ok: false; code: string };

export interface Wish {
  /** The same again gives the same game. */
  key: string;
  game: GameId;
  clock?: ClockOptions;
  side: PlayerName | "lot";
  name?: string;
}

export interface Seated {
  game: string;
  you: PlayerName;
  invitation?: string;
}

export interface Invited {
  game: GameId;
  clock?: ClockSetting;
  by?: string;
  /** On which side one would sit. */
  side: PlayerName;
  state: "open" | "own" | "taken" | "expired";
  /** Where one sits already, or looks on. */
  address?: string;
}

export interface Shown {
  address: string;
  you?: PlayerName;
  /** When something happened last, in milliseconds since 1970. */
  changed: number;
  invitation?: string;
  /** How the link to it begins, if the server knows under which address others reach it. */
  origin?: string;
  next?: string;
  events: Event[];
}

export interface DeviceCode {
  code: string;
  /** For how many milliseconds. */
  valid: number;
  /** As with a game. */
  origin?: string;
}

export const createGame = (wish: Wish): Promise<Answer<Seated>> => post("games", wish);
export const readInvitation = (invitation: string): Promise<Answer<Invited>> =>
  ask(`invitations/${invitation}`);
export const sitDown = (invitation: string, name: string): Promise<Answer<Seated>> =>
  post(`invitations/${invitation}`, name ? { name } : {});
export const readGame = (game: string): Promise<Answer<Shown>> => ask(`games/${game}`);
/** A code with which another device goes on. */
export const makeCode = (game?: string): Promise<Answer<DeviceCode>> =>
  post("devices/code", game ? { game } : {});
export const useCode = (code: string): Promise<Answer<{ game?: string }>> =>
  post("devices", { code });
export const readMine = (): Promise<Answer<Shown[]>> => ask("mine");

/** Somebody has sat down under this name. */
export function noteSeat(name: string): void {
  set("name", name.trim());
  set("online", true);
}

function post<T>(path: string, body: object): Promise<Answer<T>> {
  const headers = { "content-type": "application/json" };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function ask<T>(path: string, how?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api/${path}`, how);
    const value: unknown = await response.json();
    if (response.ok) return { ok: true, value: value as T };
    if (isObject(value) && isText(value.code)) return { ok: false, code: value.code };
  } catch {
    // No network, or a page instead of an answer.
  }
  return { ok: false, code: "no-server" };
}
