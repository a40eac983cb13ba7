// A study's turns as they are written: a line, and beside each turn its variations.

import type { Path, StudyNode, StudyTree } from "../play/rules";

/** A turn in the list. */
export interface Item {
  path: Path;
  node: StudyNode;
  /** "3." or "3…"; empty where the turn before says it. */
  number: string;
  /** 0 is the first player's. */
  side: 0 | 1;
  variations: Item[][];
}

/** The main line of a study with all that branches off. */
export function itemsOf(tree: StudyTree): Item[] {
  return follow(tree.branches, [], tree.toMove === "second" ? 1 : 0, true);
}

function follow(branches: StudyNode[], path: Path, ply: number, fresh: boolean): Item[] {
  const items: Item[] = [];
  for (;;) {
    const [node, ...others] = branches;
    if (!node) return items;
    const variations = others.map((other, index) => {
      const here = [...path, index + 1];
      return [item(other, here, ply, true, []), ...follow(other.branches, here, ply + 1, false)];
    });
    path = [...path, 0];
    items.push(item(node, path, ply, fresh, variations));
    // Behind a comment or a variation a reader wants to know where the line was.
    fresh = variations.length > 0 || node.comment !== "";
    branches = node.branches;
    ply += 1;
  }
}

function item(
  node: StudyNode,
  path: Path,
  ply: number,
  fresh: boolean,
  variations: Item[][],
): Item {
  const side = ply % 2 === 0 ? 0 : 1;
  const number = Math.floor(ply / 2) + 1;
  const written = side === 0 ? `${number}.` : fresh ? `${number}…` : "";
  return { path, node, number: written, side, variations };
}

/** The turns of the main line. */
export function lineOf(tree: StudyTree): string[] {
  const turns: string[] = [];
  for (let node = tree.branches[0]; node; node = node.branches[0]) turns.push(node.turn);
  return turns;
}

/** What may follow at the end of a path. */
export function branchesAt(tree: StudyTree, path: Path): StudyNode[] {
  return path.reduce((branches, index) => branches[index]?.branches ?? [], tree.branches);
}

/** Where a key leads: one turn on or back, to an end, to another variation. */
export function moved(tree: StudyTree, path: Path, key: string): Path | undefined {
  switch (key) {
    case "ArrowLeft":
      return path.length > 0 ? path.slice(0, -1) : undefined;
    case "ArrowRight":
      return branchesAt(tree, path).length > 0 ? [...path, 0] : undefined;
    case "Home":
      return [];
    case "End": {
      let end = path;
      while (branchesAt(tree, end).length > 0) end = [...end, 0];
      return end;
    }
    case "ArrowUp":
    case "ArrowDown": {
      const before = path.slice(0, -1);
      const last = path.at(-1);
      const next = (last ?? 0) + (key === "ArrowUp" ? -1 : 1);
      const there = last !== undefined && next >= 0 && next < branchesAt(tree, before).length;
      return there ? [...before, next] : undefined;
    }
    default:
      return undefined;
  }
}

/** Does the path leave the main line? */
export function branchOff(path: Path): Path | undefined {
  const index = path.findLastIndex((step) => step > 0);
  return index < 0 ? undefined : path.slice(0, index + 1);
}
