import { locate } from "../source/check-source.ts";
import type { SiteCheck } from "./site.ts";

/** Number of featured articles that the index's layout requires. */
const FEATURED = 5;

/** Articles have unique sheet numbers, and the required number is featured. */
export const checkArticles: SiteCheck = ({ articles }, { entries }) => {
  const owners = new Map<number, string>();
  for (const { sheet, slug } of articles) if (!owners.has(sheet)) owners.set(sheet, slug);
  const featured = articles.filter((article) => article.featured);
  // An article with schema errors may be the missing one.
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
