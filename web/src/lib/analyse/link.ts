// A whole study in a web address: its record, compressed, after the `#`, which no server sees.
// What comes from elsewhere is measured before it is unpacked, and while it is.

/** The longest text that is opened, wherever it comes from. */
export const MOST_TEXT = 256 * 1024;
/** The longest study in a link; longer addresses are cut off on their way, too. */
export const MOST_PACKED = 64_000;

/** Why something that somebody brings is not opened. */
export type Unopened = { ok: false; code: "bad-link" | "too-long" };
const TOO_LONG: Unopened = { ok: false, code: "too-long" };
export const BAD_LINK: Unopened = { ok: false, code: "bad-link" };

/** The text, if it may be opened. */
export function measured(text: string): { ok: true; text: string } | Unopened {
  return text.length > MOST_TEXT ? TOO_LONG : { ok: true, text };
}

/** The text as it stands in an address; nothing if it is too long for one. */
export async function pack(text: string): Promise<string | undefined> {
  const stream = new CompressionStream("deflate-raw");
  const bytes = await through(new TextEncoder().encode(text), stream);
  if (!bytes || text.length > MOST_TEXT) return undefined;
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return packed.length > MOST_PACKED ? undefined : packed;
}

/** What was packed. */
export async function unpack(packed: string): Promise<{ ok: true; text: string } | Unopened> {
  if (packed.length > MOST_PACKED) return TOO_LONG;
  try {
    const code = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(code, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"));
    if (!text) return TOO_LONG;
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(text) };
  } catch {
    return BAD_LINK;
  }
}

type Stream = CompressionStream | DecompressionStream;

/** What comes out of the stream; nothing as soon as it is longer than any text. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: Stream,
): Promise<Uint8Array | undefined> {
  const writer = stream.writable.getWriter();
  // A damaged text is reported where it is read.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > MOST_TEXT) {
      void reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
}
