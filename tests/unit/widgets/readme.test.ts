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

    it("lists the attributes that the schema knows, and no others", () => {
      const listed = [...table.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name);
      expect(listed).toEqual(Object.keys(attributes.shape));
    });

    it("names every value that an attribute may have", () => {
      for (const type of Object.values(attributes.shape)) {
        const issue = type.safeParse("?").error?.issues[0];
        const values = issue?.code === "invalid_value" ? issue.values : [];
        for (const value of values) expect(table).toContain(`\`${String(value)}\``);
      }
    });
  },
);
