import { hash } from "node:crypto";
import type * as z from "zod";
import { ArticleSchema, type ArticleFrontMatter } from "../schemas/article.ts";
import { DATA_SCHEMAS, type DataFiles } from "../schemas/data-files.ts";
import { LegalPageSchema, type LegalFrontMatter } from "../schemas/legal-page.ts";
import { StateSchema, type State } from "../schemas/state.ts";
import { parseArticleSource, splitFrontMatter } from "./article-source.ts";
import { checkSource, locate } from "./check-source.ts";
import { checkArticle, checkLegalPage, type MarkdownContext } from "./checks/check-markdown.ts";
import { checkSite } from "./checks/check-site.ts";
import { claimFigures } from "./checks/check-typed-claims.ts";
import { ContentError, type Mistake } from "./content-error.ts";
import { listContentFolder, readContentFile, readContentFolder } from "./content-folder.ts";
import { expandSource, expandText, readReferences, type ReferenceTable } from "./references.ts";
import { siteRoutes } from "./routes.ts";
import { parseYamlSource, type YamlSource } from "./yaml-source.ts";

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

/** The terms of service or the privacy policy. */
export interface LegalPage extends LegalFrontMatter {
  /** The file's name. */
  slug: string;
  /** Markdown; what its references stand for is filled in. */
  body: string;
}

/** All content, checked and typed: what every template receives as `site`. */
export interface Site extends DataFiles {
  /** In the order of their names. */
  states: State[];
  /** In the order of their sheet numbers. */
  articles: Article[];
  legal: LegalPage[];
  /** What `{{…}}` stands for in texts. */
  references: ReferenceTable;
}

/** The parsed files behind a site, each by its file's name. */
export interface SiteSources {
  data: ReadonlyMap<string, YamlSource>;
  states: ReadonlyMap<string, YamlSource>;
  /** Front matter. */
  articles: ReadonlyMap<string, YamlSource>;
}

const ARTICLES = "content/insights";

/**
 * Reads and checks everything under `content/`.
 * @param root the project's root folder
 * @throws ContentError with every mistake of every file at once
 */
export function loadSite(root: string): Site {
  const mistakes: Mistake[] = [];
  const data = new Map(
    readContentFolder(root, "content/_data", ".yaml").map(({ name, file, text }) => [
      name,
      parseYamlSource(file, text),
    ]),
  );
  const references = readReferences(data);
  const expand = (source: YamlSource): YamlSource => expandSource(source, references, mistakes);
  const checked = <T extends z.ZodType>(source: YamlSource, schema: T): z.output<T> | undefined =>
    checkSource(expand(source), schema, mistakes);

  const dataFiles: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(DATA_SCHEMAS)) {
    const source = data.get(name);
    if (source === undefined) {
      mistakes.push({
        file: `content/_data/${name}.yaml`,
        line: 1,
        field: "",
        problem: "found no such file, expected one",
      });
    } else dataFiles[name] = checked(source, schema);
  }
  for (const [name, source] of data) {
    if (!(name in DATA_SCHEMAS)) {
      const known = Object.keys(DATA_SCHEMAS).join(", ");
      mistakes.push({
        file: source.file,
        line: 1,
        field: "",
        problem: `found a file that nothing reads, expected one of ${known}`,
      });
    }
  }

  const stateSources = readContentFolder(root, "content/states", ".yaml").map(({ name, file, text }) => ({
    name,
    source: parseYamlSource(file, text),
  }));
  const states = stateSources.flatMap(({ name, source }) => {
    const state = checked(source, StateSchema);
    if (state === undefined || state.slug === name) return state ?? [];
    const problem = `found "${state.slug}", expected "${name}", the file's name`;
    mistakes.push({ ...locate(source, ["slug"]), problem });
    return [];
  });

  const stateTable = new Map(stateSources.map(({ name, source }) => [name, source]));
  const articleNames = listContentFolder(root, ARTICLES, ".md");
  const context: MarkdownContext = {
    references,
    routes: siteRoutes({ states: stateTable, articles: new Set(articleNames) }),
    figures: claimFigures(data.get("claims")?.value),
    paragraphs: new Map(),
  };
  const frontMatters = new Map<string, YamlSource>();
  const articles = articleNames.flatMap((slug): Article[] => {
    const file = readContentFile(root, ARTICLES, slug, ".md");
    const source = parseArticleSource(file);
    frontMatters.set(slug, source.frontMatter);
    mistakes.push(...checkArticle(source, context));
    const frontMatter = checked(source.frontMatter, ArticleSchema);
    return frontMatter === undefined
      ? []
      : [{ ...frontMatter, slug, digest: hash("sha1", file.text, "base64") }];
  });

  const legal = readContentFolder(root, "content/legal", ".md").flatMap((file): LegalPage[] => {
    const source = parseArticleSource(file);
    mistakes.push(...checkLegalPage(source, context));
    const frontMatter = checked(source.frontMatter, LegalPageSchema);
    return frontMatter === undefined
      ? []
      : [{ ...frontMatter, slug: file.name, body: expandBody(source.body, references) }];
  });

  const sources: SiteSources = { data, states: stateTable, articles: frontMatters };
  const site = {
    ...(dataFiles as unknown as DataFiles),
    states: states.sort((a, b) => a.name.localeCompare(b.name)),
    articles: articles.sort((a, b) => a.sheet - b.sheet),
    legal,
    references,
  };
  mistakes.push(...checkSite(site, sources));
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return site;
}

/**
 * Reads the bodies of some articles, which the site does not hold: those of thousands would not fit in memory.
 * @param articles of a checked site
 */
export function loadArticlePages(
  root: string,
  { references }: Site,
  articles: readonly Article[],
): ArticlePage[] {
  return articles.map((article) => {
    const { body } = splitFrontMatter(readContentFile(root, ARTICLES, article.slug, ".md").text);
    return { ...article, body: expandBody(body, references) };
  });
}

/** Fills the references in; the check has told of unknown ones, with their lines. */
function expandBody(body: string, references: ReferenceTable): string {
  return expandText(body, references, () => undefined);
}
