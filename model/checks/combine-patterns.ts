/**
 * Combines patterns into one test, so that text is scanned once. One scan per pattern would take most of the build
 * time. Supports the `i` flag; `g` has no effect.
 */
export function combinePatterns(patterns: readonly RegExp[]): (text: string) => boolean {
  const unions = ["i", ""].flatMap((flags) => {
    const sources = patterns.filter(({ ignoreCase }) => ignoreCase === (flags === "i"));
    return sources.length === 0
      ? []
      : new RegExp(sources.map(({ source }) => `(?:${source})`).join("|"), flags);
  });
  return (text) => unions.some((union) => union.test(text));
}
