/** Returns the lines that only one of two texts has. */
export function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return {
    removed: old.filter((text) => !now.includes(text)),
    added: now.filter((text) => !old.includes(text)),
  };
}
