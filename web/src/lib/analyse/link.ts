// A whole study in a web address: its record, compressed, behind the `#`, which no server sees.

/** The text as it stands in an address. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** What was packed; nothing if it is damaged. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const code = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(code, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
}

type Stream = CompressionStream | DecompressionStream;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: Stream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // A damaged text is reported where it is read.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
}
