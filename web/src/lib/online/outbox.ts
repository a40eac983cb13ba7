// Orders on their way. Each is sent again, under the same name, until it is answered: the server
// carries it out once, however often it hears it.

import type { Order, ToServer } from "../../../../crates/server/wire";
import { shared } from "../storage/area";
import { fieldsOf, isCount, isObject, isText } from "../storage/shapes";
import { Slot, type Shape } from "../storage/slot";

export interface Sent {
  id: string;
  order: Order;
  /** When it was given, in milliseconds since 1970. */
  made: number;
}

/** Where orders outlive the page, each by itself: several tabs keep theirs side by side. */
export interface Store {
  /** Those of all tabs. */
  read(): Sent[];
  write(sent: Sent): unknown;
  remove(id: string): void;
}

/** After these nothing has been decided. */
const AGAIN = new Set(["storage", "busy"]);

export class Outbox {
  readonly #store: Store;
  readonly #say: (message: ToServer) => boolean;
  readonly #newId: () => string;
  #orders: Sent[];

  constructor(store: Store, say: (message: ToServer) => boolean, newId: () => string) {
    this.#store = store;
    this.#say = say;
    this.#newId = newId;
    this.#orders = store.read().sort((a, b) => a.made - b.made);
  }

  /** What has not been answered, the oldest first. */
  get waiting(): readonly Sent[] {
    return this.#orders;
  }

  /** The turn that is on its way. */
  get turn(): Extract<Order, { order: "play" }> | undefined {
    for (const { order } of this.#orders) if (order.order === "play") return order;
    return undefined;
  }

  /** Sends an order; one that says the same as one on its way is that one. */
  add(order: Order): void {
    const text = JSON.stringify(order);
    if (this.#orders.some((sent) => JSON.stringify(sent.order) === text)) return;
    const sent = { id: this.#newId(), order, made: Date.now() };
    this.#orders.push(sent);
    this.#store.write(sent);
    this.#send(sent);
  }

  /** Says everything again that has not been answered. */
  sendAgain(): void {
    this.#orders.forEach((sent) => this.#send(sent));
  }

  /** It was carried out; false if it is not one of these. */
  done(id: string): boolean {
    return this.#drop(id) !== undefined;
  }

  /** It was refused: the order, or nothing if it is to be tried again or is not one of these. */
  refused(id: string, code: string): Order | "again" | undefined {
    if (AGAIN.has(code) && this.#orders.some((sent) => sent.id === id)) return "again";
    return this.#drop(id)?.order;
  }

  #send({ id, order }: Sent): void {
    this.#say({ say: "order", id, order });
  }

  #drop(id: string): Sent | undefined {
    const found = this.#orders.find((sent) => sent.id === id);
    if (!found) return undefined;
    this.#orders = this.#orders.filter((sent) => sent !== found);
    this.#store.remove(id);
    return found;
  }
}

/** The orders of a game in the browser's storage. */
export function orderStore(game: string): Store {
  const beginning = `totemic.order.${game}.`;
  const slot = (key: string) => new Slot(key, sentOf);
  return {
    read: () => shared.keys(beginning).flatMap((key) => slot(key).read() ?? []),
    write: (sent) => slot(beginning + sent.id).write(sent),
    remove: (id) => slot(beginning + id).clear(),
  };
}

/** What a stored value holds of an order; the server checks the rest. */
export const sentOf: Shape<Sent> = (value) => {
  const { id, order, made } = fieldsOf(value);
  if (!isText(id) || !isObject(order) || !isText(order.order) || !isCount(made)) return undefined;
  return { id, order: order as Order, made };
};
