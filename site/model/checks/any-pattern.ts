/**
 * Makes a test for any of many patterns in one pass: most texts have none of them, and a pass for each pattern would take most of a build's
 * time. Flags of the patterns may be `i`, which is regarded, and `g`, which does not matter here.
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
