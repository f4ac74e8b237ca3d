import { expect, test } from "vitest";
import { findDueReviews, formatReview } from "../../../model/checks/list-reviews.ts";
import { useContentCopy, GUIDE } from "./content-copy.ts";

const copy = useContentCopy();

test("every dated fact is listed: in articles, their sources, states and claims", () => {
  const { site, reviews } = copy.loadAll();
  const count =
    site.articles.length +
    site.articles.flatMap(({ sources }) => sources).length +
    site.states.flatMap(({ facts }) => Object.values(facts).filter(Boolean)).length +
    Object.keys(site.claims).length;
  expect(reviews()).toHaveLength(count + 1);
});

test("a fact last reviewed before the given day is due for review, with file, line and link", () => {
  const article = copy.edit(GUIDE, "reviewed: 2025-01-15", "reviewed: 2020-02-03");
  const line = copy.edit("states/texas.yaml", /asOf: [\d-]+/, "asOf: 2019-01-01");
  const due = findDueReviews(copy.loadAll().reviews(), "2021-01-01");
  expect(due[0]).toMatchObject({ file: "content/states/texas.yaml", reviewed: "2019-01-01" });
  expect(due[0]!.line).toBeLessThanOrEqual(line);
  expect(formatReview(due[0]!)).toMatch(
    /^content\/states\/texas\.yaml:\d+ — .+, reviewed 2019-01-01, https:\/\//,
  );
  expect(due.slice(1)[0]).toMatchObject({ file: `content/${GUIDE}`, line: article, reviewed: "2020-02-03" });
  expect(due.every(({ reviewed }) => reviewed < "2021-01-01")).toBe(true);
});

test("a source reviewed later than its article is not due for review with the article", () => {
  const slug = "hvac-technician-hiring-guide-2025";
  const file = `insights/${slug}.md`;
  copy.edit(file, /(?<=\nreviewed: )[\d-]+/, "2020-02-03");
  copy.edit(file, /(?<= {4}url: https:\S+\n)/, "    reviewed: 2026-01-01\n");
  const { site, reviews } = copy.loadAll();
  const due = findDueReviews(reviews(), "2021-01-01").filter((one) => one.file === `content/${file}`);
  const article = site.articles.find((one) => one.slug === slug)!;
  const withArticle = article.sources.filter(({ reviewed }) => reviewed === undefined);
  expect(withArticle.length).toBeLessThan(article.sources.length);
  expect(due).toHaveLength(1 + withArticle.length);
});
