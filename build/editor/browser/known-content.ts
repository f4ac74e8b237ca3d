import { SOURCE_LANGUAGE } from "../../../site/model/languages.ts";
import { entryContext } from "../../../site/model/loading/entry-context.ts";
import { parseData, type LoadedData } from "../../../site/model/loading/parse-data.ts";
import { checkSource } from "../../../site/model/source/check-source.ts";
import { expandSource } from "../../../site/model/source/references.ts";
import { parseYamlSource, type YamlSource } from "../../../site/model/source/yaml-source.ts";
import type { EntryContext } from "../../../site/model/checks/check-markdown.ts";
import type { DataFiles } from "../../../site/model/kinds/data-files.ts";
import type { Site } from "../../../site/model/kinds/site.ts";
import { StateSchema } from "../../../site/model/schemas/state.ts";
import { typeset } from "../../../site/model/typeset.ts";
import { ENTRY_KINDS, type ContentKind } from "../content-kinds.ts";
import { readSheet } from "../read-sheet.ts";
import { isEmpty } from "../tidy.ts";

/**
 * Content that the editor has read or saved, against which other files are checked. The editor passes file content
 * without file names.
 */
export class KnownContent {
  readonly data = new Map<string, YamlSource>();
  /** The states' files by slug, which each file contains. */
  readonly states = new Map<string, YamlSource>();
  /** The sheets of entries, by format. */
  readonly #sheets = new Map<string, string[]>();
  #parsed: LoadedData | undefined;
  #site: Site | undefined;

  learn(kind: ContentKind, text: string): void {
    const sheet = readSheet(text);
    if (sheet !== undefined) this.#sheets.set(kind.format, [...this.#sheetsOf(kind), sheet]);
    const isState = kind.format === ENTRY_KINDS.states.format;
    if (kind.data === undefined && !isState) return;
    this.#parsed = undefined;
    this.#site = undefined;
    const source = parseYamlSource(kind.format, text);
    if (kind.data !== undefined) this.data.set(kind.data, source);
    const { slug } = (source.value ?? {}) as { slug?: unknown };
    if (isState && typeof slug === "string") this.states.set(slug, source);
  }

  /** Returns the defaults of the fields that are empty in an entry. */
  defaults(kind: ContentKind, entry: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    // In the editor's time zone.
    const today = new Intl.DateTimeFormat("en-CA").format(new Date());
    const all = Object.entries(kind.page?.defaults?.(this.#sheetsOf(kind), today) ?? {});
    return Object.fromEntries(all.filter(([name]) => isEmpty(entry[name])));
  }

  #sheetsOf({ format }: ContentKind): readonly string[] {
    return this.#sheets.get(format) ?? [];
  }

  /**
   * Context for checking an entry. Link targets are not checked, because the paths of articles and legal pages are
   * unknown here.
   */
  get context(): EntryContext {
    return entryContext(this.#loaded, { targets: undefined, states: [...this.states.keys()] });
  }

  /** The site's data for previews, without articles, legal pages and invalid files. */
  get site(): Site {
    return (this.#site ??= this.#readSite());
  }

  get #loaded(): LoadedData {
    return (this.#parsed ??= parseData(this.data, []));
  }

  #readSite(): Site {
    const { files, references } = this.#loaded;
    const states = [...this.states].flatMap(([slug, source]) => {
      const state = typeset(checkSource(expandSource(source, references, []), StateSchema, []));
      return state === undefined ? [] : [{ ...state, slug, digest: "" }];
    });
    states.sort((a, b) => a.name.localeCompare(b.name));
    return {
      ...(files as DataFiles),
      articles: [],
      states,
      legal: [],
      references,
      isPreview: true,
      language: SOURCE_LANGUAGE,
      addresses: new Map(),
    };
  }
}
