import { expect, test } from "vitest";
import { useContentCopy, GUIDE } from "./content-copy.ts";

const copy = useContentCopy();
const LONG = "A title that leaves too little room for a short name";

test("a title that search results would truncate is reported for a page, an article, a category and the state template", () => {
  const pageLine = copy.edit("_data/tools.yaml", /title: .*/, `title: ${LONG}`);
  const categoryLine = copy.edit("_data/insights.yaml", /(?<=slug: [^]*?title: ).*/, LONG);
  const articleLine = copy.edit(GUIDE, /title: .*/, `title: ${LONG}`);
  const state = copy.edit(
    "_data/state-page.yaml",
    /title: .*/,
    'title: "Construction recruitment firm in {state} now"',
  );
  const cut = (title: string) =>
    `found ${title.length} characters in "${title}", expected at most 60 in search results: shorten it`;
  expect(copy.mistakes()).toEqual(
    expect.arrayContaining([
      `content/_data/tools.yaml:${pageLine} title — ${cut(`${LONG} | Ridgebeam`)}`,
      expect.stringMatching(`^content/_data/insights.yaml:${categoryLine} categories.\\d+..title — found 64`),
      `content/${GUIDE}:${articleLine} title — ${cut(`${LONG} | Ridgebeam`)}, or add a searchTitle`,
      `content/_data/state-page.yaml:${state} title — ${cut("Construction recruitment firm in North Carolina now | Ridgebeam")}`,
    ]),
  );
});

test("an article with a long heading is valid if it has a short title for search results", () => {
  copy.edit(GUIDE, /title: .*/, `title: ${LONG}\nsearchTitle: Hiring guide`);
  expect(copy.mistakes()).toEqual([]);
});

test("a translated title that search results would truncate is reported for a data file and an entry", () => {
  const long = "Un título que no deja lugar para el nombre de la agencia";
  const pageLine = copy.edit("es/_data/tools.yaml", /^title: .*/m, `title: ${long}`);
  const legalLine = copy.edit("es/legal/privacy-policy.md", /^title: .*/m, `title: ${long}`);
  const cut = `found 68 characters in "${long} | Ridgebeam", expected at most 60 in search results: shorten it`;
  expect(copy.mistakes().sort()).toEqual([
    `content/es/_data/tools.yaml:${pageLine} title — ${cut}`,
    `content/es/legal/privacy-policy.md:${legalLine} title — ${cut}`,
  ]);
});
