import { expect, test } from "vitest";
import { useContentCopy, GUIDE } from "./content-copy.ts";

const copy = useContentCopy();

test.each([
  ['<img src=x onerror="alert(1)">', "<img"],
  ["<b>bold</b>", "<b"],
  ["<!-- a note -->", "<!"],
  ["A line broken <script", "<script"],
])("HTML in text is reported on its line: %s", (html, found) => {
  const line = copy.edit(GUIDE, /^## /m, `${html}\n\n## `);
  expect(copy.mistakes()).toContain(
    `content/${GUIDE}:${line} — found the HTML ${found}, expected Markdown: ** for bold, [text](/path) for a link, or a block`,
  );
});

test("links in angle brackets, comparisons and code are not HTML", () => {
  copy.edit(GUIDE, /^## /m, "Write to <kim@example.com>: 3 < 4, and `<b>` is code.\n\n## ");
  expect(copy.mistakes()).toEqual([]);
});
