import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { listCovers, readContentFolder } from "../model/source/content-folder.ts";
import { parseMarkdownSource, type MarkdownSource } from "../model/source/markdown-source.ts";
import type { ArticleFrontMatter } from "../model/schemas/article.ts";
import { createRandom, type Random } from "./db/spam/random.ts";

const FOLDER = "content/insights";
const CITIES = ["Dallas", "Tampa", "Denver", "Omaha", "Reno", "Boise", "Tulsa", "Akron", "Mobile"] as const;

/**
 * Adds generated articles to a copy of the project until it has `count` articles. They are the same in every run.
 * Each is a copy of a real article with another title, and a note in every paragraph.
 * @param root folder of the copy, which contains the real articles
 */
export function writeSampleArticles(root: string, count: number): void {
  const models = readContentFolder(root, FOLDER, ".md").map(parseMarkdownSource);
  const modelOf = (index: number): MarkdownSource => models[index % models.length] as MarkdownSource;
  const slugs = Array.from({ length: count }, (_, index) =>
    index < models.length
      ? modelOf(index).slug
      : `${modelOf(index).slug}-${String(index + 1).padStart(5, "0")}`,
  );
  const covers = listCovers(root);
  for (let index = models.length; index < count; index++) {
    const text = writeArticle(modelOf(index), slugs, covers, index);
    writeFileSync(join(root, FOLDER, `${slugs[index]}.md`), text);
  }
}

function writeArticle(
  model: MarkdownSource,
  slugs: readonly string[],
  covers: readonly string[],
  index: number,
): string {
  const real = model.frontMatter.value as ArticleFrontMatter;
  const random = createRandom(index);
  const brief = `Brief ${index + 1}`;
  const body = `${addNotes(model.body, brief)}\n${table(random)}`;
  const day = `2024-${twoDigits((index % 12) + 1)}-${twoDigits((index % 28) + 1)}`;
  const frontMatter: ArticleFrontMatter = {
    ...real,
    title: cut(`${brief}, ${random.one(CITIES)}: ${real.title}`, 48),
    searchTitle: undefined,
    dated: undefined,
    description: cut(`${brief}. ${real.description}`, 160),
    excerpt: cut(`${brief}. ${real.excerpt}`, 160),
    sheet: index + 1,
    read: undefined,
    published: day,
    modified: day,
    reviewed: day,
    related: [1, 2, 3].map((step) => slugs[(index + step) % slugs.length] ?? ""),
    picture: random.one(covers),
  };
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n${body}`;
}

/** Adds a note to each line of prose, since the content check allows no two articles to share a paragraph. */
function addNotes(body: string, brief: string): string {
  let noteCount = 0;
  let isInBlock = false;
  return body
    .split("\n")
    .map((line) => {
      if (line.startsWith("```")) isInBlock = !isInBlock;
      return isInBlock || /^(?:```|#|<|\||\s*$)/.test(line)
        ? line
        : `${line} (${brief}, note ${++noteCount}.)`;
    })
    .join("\n");
}

function table(random: Random): string {
  const rows = CITIES.slice(0, 5).map(
    (city) =>
      `| ${city} | ${Math.round(random.between(60, 140))}K | ${Math.round(random.between(10, 90))} | ${Math.round(random.between(2, 40))} |`,
  );
  return `## Figures by city\n\n| City | Pay | Days open | Seats |\n| --- | ---: | ---: | ---: |\n${rows.join("\n")}\n`;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, text.lastIndexOf(" ", length));
}
