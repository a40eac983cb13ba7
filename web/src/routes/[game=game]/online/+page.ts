export function entries() {
  return [{ game: "oxono" }, { game: "yoxii" }];
}
