// Orders on their way. Each is sent again, under the same name, until it is answered: the server
// carries it out once, however often it hears it.

import type { Order, ToServer } from "../../../../crates/server/wire";
import { isObject, isText } from "../storage/shapes";
import type { Shape } from "../storage/slot";

export interface Sent {
  id: string;
  order: Order;
}

/** Where orders outlive the page. */
export interface Store {
  read(): Sent[] | undefined;
  write(orders: Sent[]): unknown;
  clear(): void;
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
    this.#orders = store.read() ?? [];
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
    const sent = { id: this.#newId(), order };
    this.#keep([...this.#orders, sent]);
    this.#say({ say: "order", ...sent });
  }

  /** Says everything again that has not been answered. */
  sendAgain(): void {
    for (const sent of this.#orders) this.#say({ say: "order", ...sent });
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

  #drop(id: string): Sent | undefined {
    const found = this.#orders.find((sent) => sent.id === id);
    if (found) this.#keep(this.#orders.filter((sent) => sent !== found));
    return found;
  }

  #keep(orders: Sent[]): void {
    this.#orders = orders;
    if (orders.length > 0) this.#store.write(orders);
    else this.#store.clear();
  }
}

/** What a stored value holds of orders; the server checks the rest. */
export const ordersOf: Shape<Sent[]> = (value) => {
  if (!Array.isArray(value)) return undefined;
  const fits = (sent: unknown): sent is Sent =>
    isObject(sent) && isText(sent.id) && isObject(sent.order) && isText(sent.order.order);
  return value.every(fits) ? value : undefined;
};
