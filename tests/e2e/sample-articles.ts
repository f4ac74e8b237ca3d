import { readFileSync } from "node:fs";
import { loadSite } from "../../model/loading/load-site.ts";

const { articles } = loadSite(process.cwd());

export const FIRST_ARTICLE = `/insights/${articles[0]?.slug}`;

export function findArticle(pattern: RegExp): string {
  const found = articles.find(({ slug }) =>
    pattern.test(readFileSync(`content/insights/${slug}.md`, "utf8")),
  );
  if (found === undefined) throw new Error(`no article has ${pattern.source}`);
  return `/insights/${found.slug}`;
}
