import { expect, test } from "vitest";
import type { Order, ToServer } from "../../../../crates/server/wire";
import { addressIn, isLoopback } from "./address";
import { Outbox, sentOf, type Sent } from "./outbox";

const TURN: Order = { order: "play", turn: "c3-1b2", after: 1 };

/** An outbox on a line that can be cut, and what is stored of it. */
function begin(stored = new Map<string, Sent>()) {
  const world = { stored, said: [] as ToServer[], open: true };
  const store = {
    read: () => [...stored.values()],
    write: (sent: Sent) => stored.set(sent.id, sent),
    remove: (id: string) => void stored.delete(id),
  };
  const say = (message: ToServer) => world.open && world.said.push(message) > 0;
  const outbox = new Outbox(store, say, () => `id${stored.size + 1}`);
  return { world, outbox };
}

test("an order is said again under the same name until it is answered", () => {
  const { world, outbox } = begin();
  world.open = false;
  outbox.add(TURN);
  expect(outbox.turn).toEqual(TURN);
  world.open = true;
  outbox.sendAgain();
  outbox.sendAgain();
  const said = { say: "order", id: "id1", order: TURN };
  expect(world.said).toEqual([said, said]);
  expect(outbox.done("id1")).toBe(true);
  expect(outbox.done("id1")).toBe(false);
  outbox.sendAgain();
  expect([world.said.length, world.stored.size]).toEqual([2, 0]);
});

test("it outlives the page, in the order in which it was given", () => {
  const { world } = begin();
  const draw: Order = { order: "offer", offer: "draw" };
  world.stored.set("later", { id: "later", order: draw, made: 2 });
  world.stored.set("before", { id: "before", order: TURN, made: 1 });
  const { outbox } = begin(world.stored);
  expect(outbox.waiting.map(({ id }) => id)).toEqual(["before", "later"]);
  const kept: unknown = JSON.parse(JSON.stringify(world.stored.get("before")));
  expect(sentOf(kept)).toEqual({ id: "before", order: TURN, made: 1 });
  expect(sentOf({ id: 1 })).toBeUndefined();
});

test("what one tab has answered takes nothing from another", () => {
  const { world, outbox } = begin();
  const other = begin(world.stored).outbox;
  outbox.add(TURN);
  other.add({ order: "offer", offer: "draw" });
  outbox.done("id1");
  expect([...world.stored.keys()]).toEqual(["id2"]);
});

test("two taps on the same button are one order", () => {
  const { world, outbox } = begin();
  outbox.add({ order: "offer", offer: "draw" });
  outbox.add({ order: "offer", offer: "draw" });
  expect(world.said).toHaveLength(1);
});

test("what nothing was decided about is tried again, what is refused goes", () => {
  const { outbox } = begin();
  outbox.add(TURN);
  expect(outbox.refused("id1", "busy")).toBe("again");
  expect(outbox.waiting).toHaveLength(1);
  expect(outbox.refused("id1", "stale")).toEqual(TURN);
  expect(outbox.waiting).toHaveLength(0);
  expect(outbox.refused("id1", "storage")).toBeUndefined();
});

test("addresses are found whatever a messenger adds to them", () => {
  const address = "nrsk8s1nvdyc806pwpx6";
  expect(addressIn(`?${address}`)).toBe(address);
  expect(addressIn(`?${address}=`)).toBe(address);
  expect(addressIn(`?${address}&fbclid=1`)).toBe(address);
  for (const other of ["", "?", `?${address}0`, `?${address.slice(1)}`, "?position=4"]) {
    expect(addressIn(other)).toBeUndefined();
  }
});

test("an address of this device alone is known as such", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) {
    expect(isLoopback(host), host).toBe(true);
  }
  for (const host of ["192.168.1.7", "play.example.org", "localhost.example.org"]) {
    expect(isLoopback(host), host).toBe(false);
  }
});
