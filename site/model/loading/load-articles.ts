import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { ArticleSchema, type ArticleFrontMatter } from "../schemas/article.ts";
import { parseArticleSource, splitFrontMatter, type ArticleSource } from "./article-source.ts";
import { checkSource } from "./check-source.ts";
import { checkArticle, type MarkdownContext } from "../checks/check-markdown.ts";
import { checkShared, paragraphsOf } from "../checks/check-shared.ts";
import type { Mistake } from "./content-error.ts";
import { contentFile, listContentFolder, readContentFile } from "./content-folder.ts";
import { expandChecked, expandSource, type ReferenceTable } from "./references.ts";
import type { FieldPlaces } from "./yaml-source.ts";

/** An article as other pages know it; `loadArticlePages` adds the body. */
export interface Article extends ArticleFrontMatter {
  /** The file's name. */
  slug: string;
  /** Digest of the whole file. */
  digest: string;
}

/** An article as its own page uses it. */
export interface ArticlePage extends Article {
  /** Markdown; what its references stand for is filled in. */
  body: string;
}

/** An article without mistakes, as an earlier reading found it. */
export interface KnownArticle {
  /** Size of the file, and when it was changed. */
  version: string;
  article: Article;
  /** Digests of the paragraphs that no other article may have. */
  paragraphs: readonly string[];
}

/** Articles of earlier readings that were judged by the same, so that only those are read that have changed since. */
export interface ArticleMemory {
  /** The articles by their slugs. */
  recall: () => ReadonlyMap<string, KnownArticle>;
  remember: (articles: Iterable<KnownArticle>) => void;
}

interface ReadArticle extends Omit<KnownArticle, "article"> {
  slug: string;
  places: FieldPlaces;
  /** Undefined when the front matter has mistakes. */
  article: Article | undefined;
  mistakes: Mistake[];
}

interface LoadedArticles {
  articles: Article[];
  /** Where the front matter's fields stand, also of files with mistakes. */
  sources: ReadonlyMap<string, FieldPlaces>;
  mistakes: Mistake[];
}

const FOLDER = "content/insights";
const EXTENSION = ".md";

/** Names of all articles' files, without extension. */
export function listArticles(root: string): string[] {
  return listContentFolder(root, FOLDER, EXTENSION);
}

/**
 * Reads and checks the articles, but not what holds them together with other content.
 * @param memory whose articles are taken as they are while their files are the same
 */
export function loadArticles(root: string, context: MarkdownContext, memory?: ArticleMemory): LoadedArticles {
  const known = memory?.recall();
  const read = listArticles(root).map((slug) => {
    const last = known?.get(slug);
    return last?.version === versionOf(root, slug)
      ? recallArticle(root, last)
      : readArticle(root, slug, context);
  });
  memory?.remember(read.flatMap((article) => withoutMistakes(article) ?? []));
  return {
    articles: read.flatMap(({ article }) => article ?? []),
    sources: new Map(read.map(({ slug, places }) => [slug, places])),
    mistakes: [
      ...read.flatMap(({ mistakes }) => mistakes),
      ...checkShared(read, (slug) => parseArticle(root, slug)),
    ],
  };
}

function withoutMistakes({ version, article, paragraphs, mistakes }: ReadArticle): KnownArticle | undefined {
  return article === undefined || mistakes.length > 0 ? undefined : { version, article, paragraphs };
}

function readArticle(root: string, slug: string, context: MarkdownContext): ReadArticle {
  // Looked at before it is read, so that what is changed meanwhile counts as new.
  const version = versionOf(root, slug);
  const file = readContentFile(root, FOLDER, slug, EXTENSION);
  const source = parseArticleSource(file);
  const mistakes = checkArticle(source, context);
  const places = source.frontMatter;
  const frontMatter = checkSource(
    expandSource(places, context.references, mistakes),
    ArticleSchema,
    mistakes,
  );
  const article = frontMatter && { ...frontMatter, slug, digest: hash("sha1", file.text, "base64") };
  const paragraphs = paragraphsOf(source).map(({ digest }) => digest);
  return { slug, version, places, article, paragraphs, mistakes };
}

/** A file without mistakes is read again only when its place is asked for: what is wrong between it and another. */
function recallArticle(root: string, known: KnownArticle): ReadArticle {
  const { slug } = known.article;
  const places: FieldPlaces = {
    file: contentFile(FOLDER, slug, EXTENSION),
    lineOf: (path) => parseArticle(root, slug).frontMatter.lineOf(path),
  };
  return { ...known, slug, places, mistakes: [] };
}

function parseArticle(root: string, slug: string): ArticleSource {
  return parseArticleSource(readContentFile(root, FOLDER, slug, EXTENSION));
}

function versionOf(root: string, slug: string): string {
  const { size, mtimeMs } = statSync(join(root, contentFile(FOLDER, slug, EXTENSION)));
  return `${size} ${mtimeMs}`;
}

/**
 * Reads the bodies of some articles, which the site does not hold: those of thousands would not fit in memory.
 * @param articles of a checked site
 */
export function loadArticlePages(
  root: string,
  references: ReferenceTable,
  articles: readonly Article[],
): ArticlePage[] {
  return articles.map((article) => {
    const { body } = splitFrontMatter(readContentFile(root, FOLDER, article.slug, EXTENSION).text);
    return { ...article, body: expandChecked(body, references) };
  });
}
