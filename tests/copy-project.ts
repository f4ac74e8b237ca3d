import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyCaches } from "./copy-checkout.ts";
import { PROJECT_SOURCES } from "./project-sources.ts";
import { writeSampleArticles } from "./write-sample-articles.ts";

export type ProjectCopy = ReturnType<typeof copyProject>;

/**
 * Copies the project, but not its built site.
 * @param count number of articles in the copy; sample articles are added to reach it
 */
export function copyProject(root: string, count = 0) {
  mkdirSync(root);
  for (const source of PROJECT_SOURCES) cpSync(source, join(root, source), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  copyCaches(root);
  writeSampleArticles(root, count);
  const articles = join(root, "content", "insights");
  const files = readdirSync(articles).filter((name) => name.endsWith(".md"));
  return { root, articles, slugs: files.map((name) => name.slice(0, -".md".length)) };
}
