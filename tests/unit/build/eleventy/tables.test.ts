import MarkdownIt from "markdown-it";
import { expect, it } from "vitest";
import { tablesPlugin } from "../../../../build/eleventy/markdown.ts";

const render = (text: string): string => new MarkdownIt().use(tablesPlugin).render(text);

it("a table scrolls in its own region, which is labeled with the column names, and has column headers", () => {
  const html = render("| Crane & hook | **Reach** |\n| --- | --: |\n| Tower | 60 m |");
  expect(html).toContain(
    '<div class="wide-table" role="region" tabindex="0" aria-label="Table: Crane &amp; hook, Reach">',
  );
  expect(html).toContain('<table class="table">');
  expect(html).toContain('<th scope="col">Crane &amp; hook</th>');
  expect(html).toMatch(/<th style="text-align:right" scope="col"><strong>Reach<\/strong><\/th>/);
  expect(html).toMatch(/<\/table><\/div>\s*$/);
});

it("two tables are each labeled with their own column names", () => {
  const html = render("| A |\n| - |\n| 1 |\n\n| B |\n| - |\n| 2 |");
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "Table: A",
    "Table: B",
  ]);
});
