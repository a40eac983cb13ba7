import { readFileSync } from "node:fs";

/**
 * The texts without their comments, which are for translators.
 * @returns {import("vite").Plugin}
 */
export function texts() {
  return {
    name: "texts-without-comments",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (query !== "raw" || !file?.endsWith(".ftl")) return null;
      this.addWatchFile(file);
      const text = readFileSync(file, "utf8").replace(/^#.*\n/gm, "");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
