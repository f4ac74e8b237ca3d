import type * as z from "zod";
import { ArticleSchema, type ArticleFrontMatter } from "../schemas/article.ts";
import { DATA_SCHEMAS, type DataFiles } from "../schemas/data-files.ts";
import { LegalPageSchema, type LegalFrontMatter } from "../schemas/legal-page.ts";
import { StateSchema, type State } from "../schemas/state.ts";
import { parseArticleSource, type ArticleSource } from "./article-source.ts";
import { checkSource, locate } from "./check-source.ts";
import { checkSite } from "./checks/check-site.ts";
import { ContentError, type Mistake } from "./content-error.ts";
import { readContentFolder } from "./content-folder.ts";
import { expandSource, expandText, type ReferenceTable } from "./references.ts";
import { parseYamlSource, type YamlSource } from "./yaml-source.ts";

/** What the pages of a Markdown file know beside its front matter. */
interface MarkdownPage {
  /** The file's name. */
  slug: string;
  /** Markdown; what its references stand for is filled in. */
  body: string;
}

/** An article as pages use it. */
export interface Article extends ArticleFrontMatter, MarkdownPage {}

/** The terms of service or the privacy policy. */
export interface LegalPage extends LegalFrontMatter, MarkdownPage {}

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
  articles: ReadonlyMap<string, ArticleSource>;
  legal: ReadonlyMap<string, ArticleSource>;
}

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

  const articleSources = readContentFolder(root, "content/insights", ".md").map(parseArticleSource);
  // Unknown references are the check's to report, with their lines.
  const page = ({ slug, body }: ArticleSource): MarkdownPage => ({
    slug,
    body: expandText(body, references, () => undefined),
  });
  const articles = articleSources.flatMap((source) => {
    const article = checked(source.frontMatter, ArticleSchema);
    return article === undefined ? [] : { ...article, ...page(source) };
  });

  const legalSources = readContentFolder(root, "content/legal", ".md").map(parseArticleSource);
  const legal = legalSources.flatMap((source) => {
    const frontMatter = checked(source.frontMatter, LegalPageSchema);
    return frontMatter === undefined ? [] : { ...frontMatter, ...page(source) };
  });

  const sources: SiteSources = {
    data,
    states: new Map(stateSources.map(({ name, source }) => [name, source])),
    articles: new Map(articleSources.map((source) => [source.slug, source])),
    legal: new Map(legalSources.map((source) => [source.slug, source])),
  };
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

/** Claims and the agency's plain fields; taken unchecked, so that one mistake in these files does not make every reference to them one. */
function readReferences(data: ReadonlyMap<string, YamlSource>): ReferenceTable {
  const table = new Map<string, string>();
  const entries = (value: unknown): [string, unknown][] =>
    typeof value === "object" && value !== null ? Object.entries(value) : [];
  const add = (name: string, value: unknown): void => {
    if (typeof value === "string" || typeof value === "number") table.set(name, String(value));
  };
  for (const [id, claim] of entries(data.get("claims")?.value)) {
    add(`claims.${id}`, (claim as { text?: unknown } | null)?.text);
  }
  for (const [field, value] of entries(data.get("agency")?.value)) {
    add(`agency.${field}`, field === "phone" ? (value as { text?: unknown } | null)?.text : value);
  }
  return table;
}
