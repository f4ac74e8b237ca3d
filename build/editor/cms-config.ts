import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Collection, CollectionFile, EntryCollection, Field, CmsConfig } from "@sveltia/cms";
import * as z from "zod";
import {
  getLanguageFolder,
  getLanguageName,
  SOURCE_LANGUAGE,
  TRANSLATIONS,
  type Language,
} from "../../model/languages.ts";
import type { DataFile } from "../../model/schemas/fieldset.ts";
import { COMPANY_FILES, DATA_FILES, DATA_FOLDER, type DataName } from "../../model/kinds/data-files.ts";
import { listCovers, readContentFile, readLanguageFolder } from "../../model/source/content-folder.ts";
import { parseYamlSource } from "../../model/source/yaml-source.ts";
import {
  BODY_LABEL,
  DATA_KINDS,
  ENTRY_KINDS,
  PREVIEWED_KINDS,
  TRANSLATED_DATA_KINDS,
  TRANSLATED_ENTRY_KINDS,
  type ContentKind,
  type EntryKind,
} from "./content-kinds.ts";
import { formSchema } from "./content-form.ts";
import { toFields, type FieldOptions } from "./fields.ts";
import { translationSchema } from "./translation-form.ts";
import type { Repository } from "../../site/settings/environment.ts";

/** @param root the project's root folder, from which covers and the English text beside translations are read */
export function cmsCollections(root: string): Collection[] {
  const covers = listCovers(root);
  return [
    ...Object.values(ENTRY_KINDS).map((kind) => entryCollection(kind, covers)),
    {
      name: "pages",
      label: "Pages",
      icon: "web",
      description: "The text of each page.",
      editor: { preview: false },
      files: dataFiles((name) => !(name in COMPANY_FILES), covers),
    },
    {
      name: "company",
      label: "Company",
      icon: "apartment",
      description: "What several pages share: the agency, its figures, services, pay, links and form texts.",
      editor: { preview: false },
      files: dataFiles((name) => name in COMPANY_FILES, covers),
    },
    ...TRANSLATIONS.map((language) => ({
      name: language,
      label: getLanguageName(language),
      icon: "translate",
      description: "The translated text of each file, with the English text above each field.",
      editor: { preview: false },
      files: translatedFiles(root, language),
    })),
    ...TRANSLATED_ENTRY_KINDS.map((kind) => entryCollection(kind, covers)).filter(({ folder }) =>
      existsSync(join(root, folder)),
    ),
  ];
}

function entryCollection(kind: EntryKind, covers: readonly string[]): EntryCollection {
  const { format, language, page } = kind;
  const { folder, path, form } = page;
  const isTranslation = language !== SOURCE_LANGUAGE;
  return {
    name: isTranslation ? format : folder,
    label: isTranslation ? `${getLanguageName(language)}: ${form.label}` : form.label,
    label_singular: form.singular,
    icon: form.icon,
    description: isTranslation
      ? "The translated text of each page, beside the English text."
      : form.description,
    folder: `${getLanguageFolder(language)}/${folder}`,
    format,
    fields: entryFields(kind, covers),
    identifier_field: form.name,
    summary: `{{${form.name}}}`,
    ...(form.allowsNewEntries && !isTranslation
      ? { slug: slugOf(form.name) }
      : { create: false, delete: false, duplicate: false }),
    ...(!isTranslation && {
      sortable_fields: form.sortable && {
        fields: [...form.sortable],
        default: { field: form.sortedBy ?? form.name },
      },
      view_groups: form.groups && [...form.groups],
      view_filters: form.filters && [...form.filters],
      preview_path: path("{{slug}}").slice(1),
      editor: { preview: PREVIEWED_KINDS.some((kind) => ENTRY_KINDS[kind].format === format) },
    }),
    aliases_field: false,
    thumbnail: false,
  };
}

const slugOf = (name: string): EntryCollection["slug"] => ({
  template: `{{${name}}}`,
  editable: ["create"],
  hint: "Last part of the page's URL: lowercase words joined by hyphens. You cannot change it later.",
  pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", "Lowercase words with hyphens, such as new-york"],
});

const fieldsOf = ({ schema }: ContentKind, options: FieldOptions): Field[] =>
  toFields(formSchema(schema), options);

/**
 * Fields for front matter and body. The body is plain Markdown, because a rich-text editor would rewrite blocks and
 * tags.
 */
function entryFields(kind: ContentKind, covers: readonly string[]): Field[] {
  const defaults = kind.page?.defaults?.([], new Date().toISOString().slice(0, 10)) ?? {};
  const fields = fieldsOf(kind, { countsCharacters: true, covers }).map((field): Field =>
    field.name in defaults ? { ...field, required: false } : field,
  );
  if (kind.extension === "yaml") return fields;
  const body: Field = {
    name: "body",
    label: BODY_LABEL,
    required: kind.page?.form.isBodyOptional !== true,
    comment:
      "Markdown with headings from `##` down. A block starts with three backticks and its name, such as red-flags, and ends with three backticks. A form is its tag, such as `<lead-form>`. To add a picture, upload it with the picture icon above the list of articles, then write `![what it shows](/crane.jpg)`.",
    widget: "markdown",
    modes: ["raw"],
    buttons: [],
    editor_components: [],
    use_emoji_autocomplete: false,
    use_markdown_shortcuts: false,
  };
  return [...fields, body];
}

function dataFiles(isListed: (name: string) => boolean, covers: readonly string[]): CollectionFile[] {
  return Object.entries<DataFile>(DATA_FILES)
    .filter(([name]) => isListed(name))
    .map(([name, { label, icon }]) => {
      const kind = DATA_KINDS[name as DataName];
      const fields = fieldsOf(kind, { countsCharacters: false, covers });
      return { name, label, icon, file: `content/_data/${name}.yaml`, format: kind.format, fields };
    });
}

function translatedFiles(root: string, language: Language): CollectionFile[] {
  return readLanguageFolder(root, language, DATA_FOLDER, ".yaml").flatMap(({ file, name }) => {
    const kind = TRANSLATED_DATA_KINDS.find(({ data, language: own }) => data === name && own === language);
    if (kind === undefined) return [];
    const { format, schema } = kind;
    const english = readContentFile(root, DATA_FOLDER, name, ".yaml");
    const form = translationSchema(schema, parseYamlSource(english.file, english.text).value);
    if (!(form instanceof z.ZodObject)) return [];
    const { label, icon }: DataFile = DATA_FILES[kind.data];
    return {
      name,
      label,
      icon,
      file,
      format,
      fields: toFields(form, { countsCharacters: false, isExpanded: true }),
    };
  });
}

const SCHEMA = "https://unpkg.com/@sveltia/cms/schema/sveltia-cms.json";

/**
 * Configures the editor at `/admin`: content location, and a form for each kind of file.
 * @param title name of the site
 * @param repository the deployment's content repository; if undefined, only a local folder can be opened
 */
export function cmsConfig(
  title: string,
  repository: Repository | undefined,
  root: string,
): CmsConfig & { $schema: string } {
  return {
    $schema: SCHEMA,
    // Without a repository, `repo` only tells users which folder to choose. Gitea is the only backend that makes
    // no request at startup.
    backend:
      repository === undefined
        ? { name: "gitea", repo: "local/ridgebeam-talent", auth_methods: ["token"] }
        : {
            name: repository.host,
            repo: repository.path,
            branch: repository.branch,
            auth_methods: ["token"],
          },
    app_title: title,
    logo: { src: "/icon.svg" },
    media_folder: "site/public",
    public_folder: "/",
    media_libraries: { default: false, stock_assets: { providers: [] } },
    collections: cmsCollections(root),
  };
}
