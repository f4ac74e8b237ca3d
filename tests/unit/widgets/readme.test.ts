import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import "./sample-config.ts";
import { WIDGETS } from "../../../widgets/registry.ts";

describe.each(WIDGETS.map(({ tag, attributes }) => ({ tag, attributes })))(
  "the README of <$tag>",
  ({ tag, attributes }) => {
    const readme = readFileSync(`widgets/${tag}/README.md`, "utf8");
    const table = readme.slice(
      readme.indexOf("## Attributes"),
      readme.indexOf("\n## ", readme.indexOf("## Attributes") + 5),
    );

    it("lists the defined attributes, and no others", () => {
      const listed = [...table.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name);
      expect(listed).toEqual(Object.keys(attributes));
    });

    it("lists every value that an attribute may have", () => {
      for (const { words = [] } of Object.values(attributes))
        for (const word of words) expect(table).toContain(`\`${word}\``);
    });
  },
);
