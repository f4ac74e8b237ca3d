import type * as z from "zod";
import type { DataFiles } from "../schemas/data-files.ts";
import { LegalPageSchema, type LegalFrontMatter } from "../schemas/legal-page.ts";
import { StateSchema, type State } from "../schemas/state.ts";
import { parseArticleSource } from "./article-source.ts";
import { checkSource, locate } from "./check-source.ts";
import { checkLegalPage, type MarkdownContext } from "./checks/check-markdown.ts";
import { checkSite } from "./checks/check-site.ts";
import { claimFigures } from "./checks/check-typed-claims.ts";
import { ContentError, type Mistake } from "./content-error.ts";
import { readContentFolder } from "./content-folder.ts";
import { listArticles, loadArticles, type Article, type ArticleMemory } from "./load-articles.ts";
import { loadData } from "./load-data.ts";
import { expandChecked, expandSource, type ReferenceTable } from "./references.ts";
import { siteRoutes } from "./routes.ts";
import { parseYamlSource, type FieldPlaces, type YamlSource } from "./yaml-source.ts";

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

/** The files behind a site, each by its file's name. */
export interface SiteSources {
  data: ReadonlyMap<string, YamlSource>;
  states: ReadonlyMap<string, YamlSource>;
  /** Front matter. */
  articles: ReadonlyMap<string, FieldPlaces>;
}

/** All content but the articles, read but not yet held against them. */
export interface SharedContent {
  /** The files; of one with mistakes nothing. */
  files: Partial<DataFiles>;
  states: State[];
  legal: LegalPage[];
  /** The parsed files, each by its name. */
  sources: Pick<SiteSources, "data" | "states">;
  /** What articles are judged by. */
  context: MarkdownContext;
  mistakes: readonly Mistake[];
}

/**
 * Reads and checks everything under `content/`.
 * @param root the project's root folder
 * @throws ContentError with every mistake of every file at once
 */
export function loadSite(root: string): Site {
  return completeSite(root, loadSharedContent(root));
}

/** Reads data files, states and legal pages. */
export function loadSharedContent(root: string): SharedContent {
  const mistakes: Mistake[] = [];
  const { sources: data, references, files } = loadData(root, mistakes);
  const checked = <T extends z.ZodType>(source: YamlSource, schema: T): z.output<T> | undefined =>
    checkSource(expandSource(source, references, mistakes), schema, mistakes);

  const stateSources = new Map(
    readContentFolder(root, "content/states", ".yaml").map(({ name, file, text }) => [
      name,
      parseYamlSource(file, text),
    ]),
  );
  const states = [...stateSources].flatMap(([name, source]) => {
    const state = checked(source, StateSchema);
    if (state === undefined || state.slug === name) return state ?? [];
    const problem = `found "${state.slug}", expected "${name}", the file's name`;
    mistakes.push({ ...locate(source, ["slug"]), problem });
    return [];
  });

  const context: MarkdownContext = {
    references,
    routes: siteRoutes({ states: stateSources, articles: new Set(listArticles(root)) }),
    figures: claimFigures(data.get("claims")?.value),
    contexts: Object.keys(data.get("contexts")?.value ?? {}),
  };
  const legal = readContentFolder(root, "content/legal", ".md").flatMap((file): LegalPage[] => {
    const source = parseArticleSource(file);
    mistakes.push(...checkLegalPage(source, context));
    const frontMatter = checked(source.frontMatter, LegalPageSchema);
    const body = expandChecked(source.body, references);
    return frontMatter === undefined ? [] : [{ ...frontMatter, slug: file.name, body }];
  });
  return { files, states, legal, sources: { data, states: stateSources }, context, mistakes };
}

/**
 * Reads the articles as well, and checks what holds all together.
 * @param memory articles of earlier readings; without it, every file is read
 * @throws ContentError with every mistake of every file at once
 */
export function completeSite(root: string, shared: SharedContent, memory?: ArticleMemory): Site {
  const { files, states, legal, context } = shared;
  const { articles, sources, mistakes: inArticles } = loadArticles(root, context, memory);
  const site = {
    ...(files as DataFiles),
    states: states.toSorted((a, b) => a.name.localeCompare(b.name)),
    articles: articles.sort((a, b) => a.sheet - b.sheet),
    legal,
    references: context.references,
  };
  const between = checkSite(site, { ...shared.sources, articles: sources });
  const mistakes = [...shared.mistakes, ...inArticles, ...between];
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return site;
}
