import { readFileSync } from "node:fs";
import { shippedSite } from "../shipped-content.ts";

const { articles } = shippedSite;

export const FIRST_ARTICLE = `/insights/${articles[0]?.slug}`;

export function findArticle(pattern: RegExp): string {
  const found = articles.find(({ slug }) =>
    pattern.test(readFileSync(`content/insights/${slug}.md`, "utf8")),
  );
  if (found === undefined) throw new Error(`no article has ${pattern.source}`);
  return `/insights/${found.slug}`;
}
