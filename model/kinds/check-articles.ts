import { mistakeAt } from "../source/check-source.ts";
import type { SiteCheck } from "./site.ts";

/** Reports articles with the same sheet number. */
export const checkArticles: SiteCheck = ({ articles }, { entries }) => {
  const owners = new Map<number, string>();
  for (const { sheet, slug } of articles) if (!owners.has(sheet)) owners.set(sheet, slug);
  const next = Math.max(...owners.keys()) + 1;
  return articles.flatMap(({ sheet, slug }) => {
    const source = entries.articles.get(slug);
    const owner = owners.get(sheet);
    if (source === undefined || owner === slug) return [];
    const problem = `found ${sheet}, expected a different number such as ${next}, since ${owner} already uses it`;
    return [mistakeAt(source, ["sheet"], problem)];
  });
};
