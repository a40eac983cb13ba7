// The real server, `totemic serve`, and a wire between it and the browser that counts every byte
// that comes through: headers, compressed forms, workers and all.

import { spawn, type ChildProcess } from "node:child_process";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The program with the app as it is built. Without optimisation it reads the files of the build. */
export class Program {
  #process: ChildProcess;
  /** Where it is, as it says itself. */
  readonly address: Promise<string>;

  /** Without online play, unless other words say otherwise. */
  constructor(...how: string[]) {
    const words = ["serve", "--json", "--port", "0", ...(how.length > 0 ? how : ["--offline"])];
    // Whoever has just built the program says where it is.
    const built = process.env.TOTEMIC_BUILT;
    const run = ["run", "--quiet", "--package", "totemic", "--"];
    const [command, first] = built ? [join(built, "totemic"), []] : ["cargo", run];
    const program = spawn(command, [...first, ...words], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = program;
    this.address = new Promise((resolve, reject) => {
      createInterface(program.stdout).once("line", (line) => {
        resolve((JSON.parse(line) as { address: string }).address);
      });
      program.once("exit", (code) => reject(new Error(`totemic serve ended with ${code}`)));
    });
  }

  get port(): Promise<number> {
    return this.address.then((address) => Number(new URL(address).port));
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#process.kill();
    await ended;
  }
}

/** A port of its own that passes everything on, in both directions. */
export class Wire {
  #server: Server;
  #ends = new Set<Socket>();
  #cut = false;
  /** What has come from the server. */
  bytes = 0;
  /** The addresses that were asked for, in order, each with the bytes that had come before. */
  asked: { path: string; before: number }[] = [];

  constructor(to: number) {
    this.#server = createServer((near) => {
      if (this.#cut) return near.destroy();
      const far = connect(to, "127.0.0.1");
      for (const end of [near, far]) {
        this.#ends.add(end);
        end.once("close", () => this.#ends.delete(end));
      }
      near.on("data", (chunk) => {
        const asked = chunk.toString("latin1").matchAll(/^GET (\S+) HTTP/gm);
        for (const [, path] of asked) this.asked.push({ path: path!, before: this.bytes });
      });
      far.on("data", (chunk) => (this.bytes += chunk.length));
      near.pipe(far).pipe(near);
      near.on("error", () => far.destroy());
      far.on("error", () => near.destroy());
    });
  }

  /** Begins to listen; where. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Ends what is connected, and lets nothing through until it is mended. */
  cut(): void {
    this.#cut = true;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  stop(): void {
    this.#server.close();
  }
}
