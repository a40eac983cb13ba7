// The texts of all languages: the same keys, the same variables, nothing unreadable, and every
// key that the code uses.

import { parse, Transformer, type Message, type VariableReference } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./languages";

const ROOT = join(import.meta.dirname, "../../../../locales");
const SOURCE = join(import.meta.dirname, "../..");

class Variables extends Transformer {
  names: string[] = [];
  override visitVariableReference(node: VariableReference) {
    this.names.push(node.id.name);
    return node;
  }
}

/** Keys and their variables of one file, as text that can be compared. */
function messages(language: string, file: string): string[] {
  const { body } = parse(readFileSync(join(ROOT, language, file), "utf8"), {});
  const junk = body.filter((entry) => entry.type === "Junk");
  expect(junk.map((entry) => entry.content)).toEqual([]);
  const found = body.filter((entry): entry is Message => entry.type === "Message");
  return found
    .map((message) => {
      const variables = new Variables();
      variables.visit(message.clone());
      return `${message.id.name}(${[...new Set(variables.names)].sort().join(", ")})`;
    })
    .sort();
}

const FILES = readdirSync(join(ROOT, "en"));

test("every language has its folder, and every folder its language", () => {
  expect(readdirSync(ROOT).sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
});

describe.each(FILES)("%s", (file) => {
  test.each(LANGUAGES.map(({ code }) => code))("%s has every key with its variables", (code) => {
    expect(messages(code, file)).toEqual(messages("en", file));
  });
});

test("no key is there twice, and every key in the code exists", () => {
  const keys = FILES.filter((file) => file !== "cli.ftl")
    .flatMap((file) => messages("en", file))
    .map((text) => text.replace(/\(.*/, ""));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|wasm/.test(path))
    .map((path) => readFileSync(join(SOURCE, path), "utf8"));
  const used = sources.flatMap((text) =>
    [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1]!),
  );
  expect(used.length).toBeGreaterThan(80);
  expect(used.filter((key) => !keys.includes(key))).toEqual([]);
});
