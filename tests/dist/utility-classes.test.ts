import postcss, { type ChildNode, type Container } from "postcss";
import { expect, test } from "vitest";
import { extractClassLists, extractInlineStyles, listBuiltPages } from "./read-dist.ts";

/** Values by property. Properties are prefixed with conditions such as `@media` and `:hover`. */
type Declarations = Map<string, string>;

function utilitiesOf(css: string): Map<string, Declarations> {
  const found = new Map<string, Declarations>();
  const read = (node: Container<ChildNode>, name: string, conditions: string): void => {
    for (const child of node.nodes ?? [])
      if (child.type === "atrule") read(child, name, `${conditions} @${child.name} ${child.params}`);
      else if (child.type === "rule" && name) read(child, name, `${conditions} ${child.selector}`);
      else if (child.type === "rule") {
        const [, escaped = "", rest = ""] = /^\.((?:\\.|[\w-])+)(.*)$/s.exec(child.selector) ?? [];
        if (escaped) read(child, escaped.replaceAll("\\", ""), `${conditions} ${rest}`);
      }
      // Skip values with Tailwind's internal variables, which let one utility refine another. For example,
      // `leading-100` sets the line height of `text-16`.
      else if (child.type === "decl" && !child.important && !child.value.includes("var(--tw-"))
        found.set(
          name,
          (found.get(name) ?? new Map<string, string>()).set(`${conditions} ${child.prop}`, child.value),
        );
  };
  postcss.parse(css).walkAtRules("layer", (layer) => {
    if (layer.params === "utilities") read(layer, "", "");
  });
  return found;
}

test("no element has two utility classes that set the same property under the same condition", () => {
  const sheets = new Map<string, Map<string, Declarations>>();
  const pairs = new Set<string>();
  let read = 0;
  for (const { html } of listBuiltPages()) {
    const inlineClasses = extractInlineStyles(html).map((sheet) => {
      const utilities = sheets.get(sheet) ?? utilitiesOf(sheet);
      sheets.set(sheet, utilities);
      return utilities;
    });
    for (const list of extractClassLists(html)) {
      const set = new Map<string, { name: string; value: string }>();
      for (const name of new Set(list))
        for (const [property, value] of inlineClasses.flatMap((utilities) => [
          ...(utilities.get(name) ?? []),
        ])) {
          read += 1;
          const earlierUtility = set.get(property);
          if (earlierUtility && earlierUtility.name !== name && earlierUtility.value !== value)
            pairs.add(`${earlierUtility.name} and ${name} (${property.trim()}) in class="${list.join(" ")}"`);
          set.set(property, { name, value });
        }
    }
  }
  expect(read).toBeGreaterThan(1000);
  expect([...pairs]).toEqual([]);
});
