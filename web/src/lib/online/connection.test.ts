// A connection in a world without sockets, where time passes when it is told to.

import { describe, expect, test } from "vitest";
import { CLOSE, PROTOCOL, type ToServer } from "../../../../crates/server/wire";
import { waitAfter } from "./backoff";
import { Connection, DOUBT, HEARTBEAT, PATIENCE, type World } from "./connection";

/** A server that can be dialled, and that says only what it is told to. */
class Pretended implements World {
  now = 0;
  timers: { at: number; what: () => void }[] = [];
  calls: { heard: (data: unknown) => void; closed: (code: number) => void; open: boolean }[] = [];
  said: ToServer[] = [];

  dial(heard: (data: unknown) => void, closed: (code: number) => void) {
    const call = { heard, closed, open: true };
    this.calls.push(call);
    return {
      send: (text: string) => void this.said.push(JSON.parse(text) as ToServer),
      close: () => void (call.open = false),
    };
  }
  later(millis: number, what: () => void) {
    const timer = { at: this.now + millis, what };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((one) => one !== timer));
  }
  lot = () => 1;

  pass(millis: number): void {
    const end = this.now + millis;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.now = next.at;
      next.what();
    }
    this.now = end;
  }
  tell(message: object): void {
    this.calls.at(-1)!.heard(JSON.stringify(message));
  }
  welcome(protocol = PROTOCOL): void {
    this.tell({ tell: "welcome", protocol });
  }
}

function begin() {
  const world = new Pretended();
  const heard: string[] = [];
  const connection = new Connection(world, {
    opened: () => heard.push("opened"),
    told: (message) => heard.push(message.tell),
    lost: () => heard.push("lost"),
    outdated: () => heard.push("outdated"),
  });
  connection.start();
  return { world, heard, connection };
}

test("it answers pings, passes on the rest, and says nothing before the welcome", () => {
  const { world, heard, connection } = begin();
  expect(connection.say({ say: "ping", stamp: 1 })).toBe(false);
  world.welcome();
  world.tell({ tell: "ping", stamp: 7 });
  world.tell({ tell: "failed", code: "no-game" });
  expect(heard).toEqual(["opened", "failed"]);
  expect(world.said).toEqual([{ say: "pong", stamp: 7 }]);
});

test("a socket that is open but dead is left, and another one dialled", () => {
  const { world, heard } = begin();
  world.welcome();
  world.pass(HEARTBEAT);
  expect(world.said).toEqual([{ say: "ping", stamp: 1 }]);
  world.tell({ tell: "pong", stamp: 1 });
  world.pass(HEARTBEAT + PATIENCE);
  expect(heard).toEqual(["opened", "lost"]);
  expect(world.calls[0]!.open).toBe(false);
  world.pass(1000);
  expect(world.calls).toHaveLength(2);
  world.calls[0]!.heard('{"tell":"welcome","protocol":1}');
  expect(heard).toEqual(["opened", "lost"]);
  world.welcome();
  expect(heard).toEqual(["opened", "lost", "opened"]);
});

test("a page that comes to the front asks at once, or dials at once", () => {
  const { world, connection } = begin();
  world.welcome();
  connection.check();
  expect(world.said).toEqual([{ say: "ping", stamp: 1 }]);
  world.pass(PATIENCE);
  for (let i = 0; i < 8; i += 1) {
    world.pass(20_000);
    world.calls.at(-1)!.closed(1006);
  }
  const before = world.calls.length;
  connection.check();
  expect(world.calls).toHaveLength(before + 1);
});

test("an order without an answer tells that the socket is dead, before the next heartbeat", () => {
  const { world, heard, connection } = begin();
  world.welcome();
  connection.say({ say: "order", id: "1", order: { order: "resign" } });
  world.pass(PATIENCE - 1);
  connection.say({ say: "order", id: "2", order: { order: "resign" } });
  expect(heard).toEqual(["opened"]);
  world.pass(1);
  expect(heard).toEqual(["opened", "lost"]);
  world.pass(1000);
  world.welcome();
  connection.say({ say: "order", id: "1", order: { order: "resign" } });
  world.tell({ tell: "done", id: "1", number: 4 });
  world.pass(HEARTBEAT - 1);
  expect(heard).toEqual(["opened", "lost", "opened", "done"]);
});

test("where the browser says that there is no network, it asks with little patience", () => {
  const { world, heard, connection } = begin();
  world.welcome();
  connection.check(DOUBT);
  world.tell({ tell: "pong", stamp: 1 });
  world.pass(DOUBT);
  expect(heard).toEqual(["opened"]);
  connection.check(DOUBT);
  world.pass(DOUBT);
  expect(heard).toEqual(["opened", "lost"]);
});

test("a server of another version ends it", () => {
  for (const end of [
    (world: Pretended) => world.welcome(PROTOCOL + 1),
    (world: Pretended) => world.calls[0]!.closed(CLOSE.otherVersion),
  ]) {
    const { world, heard } = begin();
    end(world);
    world.pass(600_000);
    expect(heard).toEqual(["outdated"]);
    expect(world.calls).toHaveLength(1);
  }
});

test("stopped, it stays so until it is started", () => {
  const { world, heard, connection } = begin();
  world.welcome();
  connection.stop();
  connection.check();
  world.pass(600_000);
  expect([world.calls.length, heard]).toEqual([1, ["opened"]]);
  connection.start();
  expect(world.calls).toHaveLength(2);
});

describe("the wait before coming back", () => {
  test("doubles, has an end, and is spread", () => {
    expect(waitAfter(1006, 0, 0)).toBe(250);
    expect(waitAfter(1006, 3, 1)).toBe(4000);
    expect(waitAfter(1006, 60, 1)).toBe(20_000);
  });
  test("is longer for whoever said too much, and never ends for the wrong version", () => {
    expect(waitAfter(CLOSE.tooMuch, 0, 1)).toBe(10_500);
    expect(waitAfter(CLOSE.otherVersion, 0, 1)).toBeUndefined();
  });
});
