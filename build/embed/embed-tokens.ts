type Tokens = Readonly<Record<string, string>>;

/** Every color of an embedded form that is not the page's, behind the documented custom property where there is one. */
const AT_ONCE: Tokens = {
  signal: "var(--rb-accent, #ff5e14)",
  radius: "var(--rb-radius, 2px)",
  sheet: "var(--rb-surface, light-dark(#fcfaf5, #15202b))",
  ink: "var(--rb-text, light-dark(#15202b, #f4f1e8))",
  "ink-2": "var(--rb-text-soft, light-dark(#46515a, #c3c8c6))",
  "ink-3": "light-dark(#5c6468, #a9b0b0)",
  field: "var(--rb-field-border, light-dark(#787c79, #8a949b))",
  "field-surface": "var(--rb-field-surface, light-dark(#fff, #1d2935))",
  focus: "var(--rb-focus, light-dark(#a63700, #ff8a4f))",
  line: "light-dark(#d3cdbd, #3a4752)",
  paper: "var(--rb-i-sheet)",
  body: "var(--rb-font, system-ui, sans-serif)",
  head: "var(--rb-heading-font, var(--rb-i-body))",
};

/** Those that only a form in use needs. */
const IN_USE: Tokens = {
  critical: "var(--rb-error, light-dark(#a5121f, #ffb4a8))",
  failure: "#a5121f",
  band: "light-dark(#eae5d8, #24313d)",
};

/** Sets tokens on what stands in a form's shadow root, as the properties `--rb-i-…`; a minifier leaves their spaces. */
function toRule(tokens: Tokens): string {
  const declarations = Object.entries(tokens).map(
    ([name, value]) => `--rb-i-${name}:${value.replaceAll(", ", ",")};`,
  );
  return `:host > * { ${declarations.join(" ")} }\n`;
}

/** The rules of the tokens, for the first sheet and for that of a form in use. */
export const TOKEN_RULES = { base: toRule(AT_ONCE), late: toRule(IN_USE) };
