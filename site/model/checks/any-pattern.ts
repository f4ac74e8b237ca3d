/**
 * Combines patterns into a test that scans a text once: most texts match none, and one scan per pattern would
 * take most of a build's time. Supports the flag `i`; `g` has no effect.
 */
export function anyPattern(patterns: readonly RegExp[]): (text: string) => boolean {
  const unions = ["i", ""].flatMap((flags) => {
    const sources = patterns.filter(({ ignoreCase }) => ignoreCase === (flags === "i"));
    return sources.length === 0
      ? []
      : new RegExp(sources.map(({ source }) => `(?:${source})`).join("|"), flags);
  });
  return (text) => unions.some((union) => union.test(text));
}
