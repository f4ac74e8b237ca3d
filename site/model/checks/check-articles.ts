import { locate } from "../loading/check-source.ts";
import { describeChoice } from "../loading/describe-issue.ts";
import type { SiteCheck } from "./check-site.ts";

/** How many articles stand at the head of the index (spec section 9). */
const FEATURED = 5;

/** Articles: sheet numbers once, five featured, related articles and states known. */
export const checkArticles: SiteCheck = ({ articles }, sources) => {
  const slugs = [...sources.articles.keys()];
  const owners = new Map<number, string>();
  for (const { sheet, slug } of articles) if (!owners.has(sheet)) owners.set(sheet, slug);
  const stateSlugs = [...sources.states.keys()];
  const featured = articles.filter((article) => article.featured);
  // An article that its schema refused may be the missing one.
  const isComplete = articles.length === sources.articles.size;
  const firstPlain = articles.find((article) => !article.featured);
  return articles.flatMap((article) => {
    const source = sources.articles.get(article.slug);
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
      ...article.related.flatMap((related, index) => {
        if (related !== article.slug && sources.articles.has(related)) return [];
        const others = slugs.filter((slug) => slug !== article.slug);
        return [{ ...locate(source, ["related", index]), problem: describeChoice(related, others) }];
      }),
      ...article.states.flatMap((state, index) =>
        stateSlugs.includes(state)
          ? []
          : [{ ...locate(source, ["states", index]), problem: describeChoice(state, stateSlugs) }],
      ),
    ];
  });
};
