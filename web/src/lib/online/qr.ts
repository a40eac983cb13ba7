// A text as a code that phones read. The library is loaded with the first one.

export interface Code {
  /** The length of a side in modules, the quiet border included. */
  size: number;
  /** The dark modules as an SVG path. */
  path: string;
}

export async function codeOf(text: string): Promise<Code> {
  const { encode } = await import("uqr");
  // A border of four modules, as the standard asks.
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  return { size, path: data.map(rowPath).join("") };
}

/** One row: each run of dark modules is a rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    path += `M${from} ${y}h${x + 1 - from}v1H${from}Z`;
  }
  return path;
}
