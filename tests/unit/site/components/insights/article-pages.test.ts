import { expect, test } from "vitest";
import { listLinkedPages, toArticlePages } from "../../../../../site/components/insights/article-list.tsx";
import type { Article } from "../../../../../model/kinds/articles.ts";

const list = (count: number): Article[] =>
  Array.from({ length: count }, (_, index) => ({ slug: String(index) }) as Article);

test("a list of articles has pages of 24 articles, or a single page if that is enough", () => {
  expect(toArticlePages("/insights", list(0)).map(({ path }) => path)).toEqual(["/insights"]);
  expect(toArticlePages("/insights", list(24))).toHaveLength(1);
  const pages = toArticlePages("/insights", list(25));
  expect(pages.map(({ path }) => path)).toEqual(["/insights", "/insights/page/2"]);
  expect(pages[1]?.articles).toEqual([{ slug: "24" }]);
});

test("a page of a list links to the first page, the last page and its neighbors", () => {
  expect(listLinkedPages(1, 2)).toEqual([1, 2]);
  expect(listLinkedPages(2, 3)).toEqual([1, 2, 3]);
  expect(listLinkedPages(1, 9)).toEqual([1, 2, undefined, 9]);
  expect(listLinkedPages(3, 9)).toEqual([1, 2, 3, 4, undefined, 9]);
  expect(listLinkedPages(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9]);
  expect(listLinkedPages(9, 9)).toEqual([1, undefined, 8, 9]);
});
