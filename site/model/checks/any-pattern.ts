/**
 * Combines patterns into one test, so that a text is scanned once instead of once per pattern, which would take
 * most of the build time. Supports the flag `i`; `g` has no effect.
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
