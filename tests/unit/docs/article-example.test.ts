import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shippedSite } from "../../shipped-content.ts";
import { copyContent } from "../model/content-copy.ts";

it("the example blocks and forms in the content docs are valid in an article", () => {
  const page = readFileSync("docs/content.md", "utf8");
  const [, block = ""] = /^ {3}`{4}\n([\s\S]*?)^ {3}`{4}$/m.exec(page) ?? [];
  const [form = ""] = /<lead-form [^`]*<\/lead-form>/.exec(page) ?? [];
  expect(block).toContain("```");
  expect(form).not.toBe("");
  const copy = copyContent({ isPlain: true });
  const [article] = shippedSite.articles;
  copy.edit(`insights/${article?.slug}.md`, /\n$/, `\n\n${block.replace(/^ {3}/gm, "")}\n${form}\n`);
  expect(copy.mistakes()).toEqual([]);
});
