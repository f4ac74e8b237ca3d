import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { embedStyles, fitToShadowRoot } from "../../../../build/embed/embed-markup.ts";
import { THEME_PROPERTIES } from "../../../../widgets/embed/theming.ts";

const stylesheets = Object.values(await embedStyles());
const allStyles = stylesheets.join("");

test("lengths ignore the page's root font size, width queries apply to the form, and properties are prefixed", () => {
  const css = fitToShadowRoot(
    "@media (min-width: 620px) { .a { width: 1.5rem; color: var(--color-ink-2); font: 1rem var(--font-body) } }",
  );
  expect(css).toBe(
    "@container (min-width: 620px) { .a { width: 24px; color: var(--rb-i-ink-2); font: 16px var(--rb-i-body) } }",
  );
});

test("embedded forms' stylesheets load no files, do not depend on the page's root element, and have no rules that a shadow root ignores", () => {
  for (const css of stylesheets) {
    expect(css).not.toMatch(/url\(|@import|@font-face|@property|\drem\b/);
    expect(css).not.toMatch(/--(color|font)-/);
  }
});

test("every documented custom property is used, and every used custom property is documented", () => {
  const usedProperties = new Set(
    [...allStyles.matchAll(/var\(\s*(--rb-(?!i-)[a-z-]+)/g)].map(([, name]) => name),
  );
  expect([...usedProperties].sort()).toEqual(THEME_PROPERTIES.map(({ name }) => name).sort());
});

test("every internal custom property in use is set", () => {
  const definedProperties = new Set([...allStyles.matchAll(/(--rb-i-[a-z0-9-]+):/g)].map(([, name]) => name));
  const undefinedProperties = [...allStyles.matchAll(/var\(\s*(--rb-i-[a-z0-9-]+)/g)].filter(
    ([, name]) => !definedProperties.has(name),
  );
  expect(undefinedProperties.map(([, name]) => name)).toEqual([]);
});

test("the documentation lists every custom property with its meaning, which /partners shows as plain text", () => {
  const lookPage = readFileSync("docs/embed/look.md", "utf8");
  expect(THEME_PROPERTIES.filter(({ meaning }) => meaning.includes("`"))).toEqual([]);
  for (const { name, meaning } of THEME_PROPERTIES)
    expect(lookPage, name).toMatch(
      new RegExp(`\\| \`${name}\` +\\| .+ \\| ${meaning.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")} +\\|`),
    );
});

test("colors of embedded forms are defined in one file", () => {
  const sheets = readdirSync("widgets/embed").filter((name) => name.endsWith(".css"));
  expect(sheets).toContain("root.css");
  for (const name of sheets) {
    const css = readFileSync(`widgets/embed/${name}`, "utf8").replace(/\/\*[^]*?\*\//g, "");
    expect(css, name).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i);
  }
});
