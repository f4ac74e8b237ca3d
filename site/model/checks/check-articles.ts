import { locate } from "../loading/check-source.ts";
import type { SiteCheck } from "./check-site.ts";

/** How many articles stand at the head of the index; its layout is made for this number. */
const FEATURED = 5;

/** Articles: sheet numbers once, and as many featured as the index has room for. */
export const checkArticles: SiteCheck = ({ articles }, { entries }) => {
  const owners = new Map<number, string>();
  for (const { sheet, slug } of articles) if (!owners.has(sheet)) owners.set(sheet, slug);
  const featured = articles.filter((article) => article.featured);
  // An article that its schema refused may be the missing one.
  const isComplete = articles.length === entries.articles.size;
  const firstPlain = articles.find((article) => !article.featured);
  return articles.flatMap((article) => {
    const source = entries.articles.get(article.slug);
    if (source === undefined) return [];
    const owner = owners.get(article.sheet);
    const isSurplus = featured.indexOf(article) >= FEATURED;
    const isMissing = isComplete && featured.length < FEATURED && article === firstPlain;
    return [
      ...(owner === undefined || owner === article.slug
        ? []
        : [
            {
              ...locate(source, ["sheet"]),
              problem: `found ${article.sheet}, expected a number that ${owner} does not have`,
            },
          ]),
      ...(isSurplus
        ? [
            {
              ...locate(source, ["featured"]),
              problem: `found a featured article beyond the first ${FEATURED}, expected false`,
            },
          ]
        : []),
      ...(isMissing
        ? [
            {
              ...locate(source, ["featured"]),
              problem: `found ${featured.length} featured articles in all, expected ${FEATURED}`,
            },
          ]
        : []),
    ];
  });
};
