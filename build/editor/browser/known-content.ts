import { SOURCE_LANGUAGE, type Language } from "../../../model/languages.ts";
import { createEntryContext } from "../../../model/loading/parse-entry.ts";
import { parseData, type LoadedData } from "../../../model/loading/parse-data.ts";
import { checkSource } from "../../../model/source/check-source.ts";
import { expandSource } from "../../../model/source/references.ts";
import { parseYamlSource, type YamlSource } from "../../../model/source/yaml-source.ts";
import type { EntryContext } from "../../../model/checks/check-prose.ts";
import { DATA_FOLDER, type DataFiles, type DataName } from "../../../model/kinds/data-files.ts";
import { forEachKind } from "../../../model/kinds/page-kinds.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { toDay } from "../../../model/format-day.ts";
import { StateSchema } from "../../../model/schemas/state.ts";
import { overlaySource } from "../../../model/translation/overlay.ts";
import { typeset } from "../../../model/typeset.ts";
import { ENTRY_KINDS, type ContentKind, type DataKind, readEntryNumber } from "../content-kinds.ts";
import { isEmpty } from "../content-form.ts";
import { SaveError } from "./check-entry.ts";

/**
 * Content that the editor has read or saved, against which other files are checked. The editor passes file content
 * without file names.
 */
export class KnownContent {
  readonly data = new Map<DataName, YamlSource>();
  readonly states = new Map<string, YamlSource>();
  readonly #sheets = new Map<string, string[]>();
  readonly #translations = new Map<Language, Map<DataName, YamlSource>>();
  #parsed: LoadedData | undefined;
  #site: Site | undefined;

  addEntry(kind: ContentKind, text: string): void {
    const sheet = readEntryNumber(text);
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

  getDefaults(
    kind: ContentKind,
    entry: Readonly<Record<string, unknown>>,
  ): Readonly<Record<string, unknown>> {
    // Where the editor is, it may be another day, and an entry of tomorrow would not be published.
    const today = toDay(new Date(), this.#loaded.files.agency?.timeZone);
    const all = Object.entries(kind.page?.defaults?.(this.#sheetsOf(kind), today) ?? {});
    return Object.fromEntries(all.filter(([name]) => isEmpty(entry[name])));
  }

  #sheetsOf({ format }: ContentKind): readonly string[] {
    return this.#sheets.get(format) ?? [];
  }

  addTranslation({ format, language, data }: DataKind, text: string): void {
    const files = this.#translations.get(language) ?? new Map<DataName, YamlSource>();
    this.#translations.set(language, files.set(data, parseYamlSource(format, text)));
  }

  /**
   * Returns the English file that a translated file is merged over.
   * @throws SaveError if it is missing or unreadable
   */
  getEnglish({ data }: DataKind): YamlSource {
    const source = this.data.get(data);
    const file = `${DATA_FOLDER}/${data}.yaml`;
    if (source === undefined || source.mistakes.length > 0)
      throw new SaveError([
        {
          field: file,
          problem: "the English file is missing or invalid; fix it before saving its translation",
        },
      ]);
    return { ...source, file };
  }

  getDataIn(language: Language): Map<string, YamlSource> {
    const files = this.#translations.get(language);
    return new Map(
      [...this.data].map(([name, english]) => {
        const translation = files?.get(name);
        return [name, translation === undefined ? english : overlaySource(english, translation)];
      }),
    );
  }

  /**
   * Returns the context for checking an entry in a language. Link targets are not checked, because the paths of
   * articles and legal pages are unknown here.
   */
  createContextIn(language: Language): EntryContext {
    const data = language === SOURCE_LANGUAGE ? this.#loaded : parseData(this.getDataIn(language), []);
    return createEntryContext(data, { targets: undefined, states: [...this.states.keys()] });
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
      ...forEachKind((): never[] => []),
      states,
      references,
      isPreview: true,
      language: SOURCE_LANGUAGE,
      addresses: new Map(),
    };
  }
}
