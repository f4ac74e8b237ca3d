import type { Collection, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { KIND_NAMES, kindOf, type KindName } from "../../site/model/kinds/page-kinds.ts";
import type { DataFile } from "../../site/model/schemas/data-file.ts";
import { DATA_FILES, type DataName } from "../../site/model/kinds/data-files.ts";
import { DATA_KINDS, ENTRY_KINDS, type ContentKind } from "./content-kinds.ts";
import { formSchema } from "./entries.ts";
import { toFields } from "./fields.ts";

export function cmsCollections(): Collection[] {
  return [
    ...KIND_NAMES.map(entryCollection),
    {
      name: "pages",
      label: "Pages",
      icon: "web",
      description: "The text of each page.",
      editor: { preview: false },
      files: dataFiles("pages"),
    },
    {
      name: "company",
      label: "Company",
      icon: "apartment",
      description: "What several pages share: the agency, its figures, services, pay, links and form texts.",
      editor: { preview: false },
      files: dataFiles("company"),
    },
  ];
}

function entryCollection(name: KindName): EntryCollection {
  const { folder, path, form } = kindOf(name);
  return {
    name: folder,
    label: form.label,
    label_singular: form.singular,
    icon: form.icon,
    ...(form.description === undefined ? {} : { description: form.description }),
    folder: `content/${folder}`,
    format: ENTRY_KINDS[name].format,
    fields: entryFields(ENTRY_KINDS[name]),
    identifier_field: form.name,
    summary: `{{${form.name}}}`,
    ...(form.isOpen ? { slug: slugOf(form.name) } : { create: false, delete: false, duplicate: false }),
    ...(form.sortable === undefined
      ? {}
      : {
          sortable_fields: {
            fields: [...form.sortable],
            default: { field: form.sortedBy ?? form.name },
          },
        }),
    ...(form.groups === undefined ? {} : { view_groups: [...form.groups] }),
    ...(form.filters === undefined ? {} : { view_filters: [...form.filters] }),
    preview_path: path("{{slug}}").slice(1),
    editor: { preview: name === "articles" },
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

const fieldsOf = ({ schema }: ContentKind, counted: boolean): Field[] =>
  toFields(formSchema(schema), { counted });

/**
 * Fields for front matter and body. The body is plain Markdown, because a rich-text editor would rewrite blocks and
 * tags.
 */
function entryFields(kind: ContentKind): Field[] {
  const defaults = kind.page?.defaults?.([], new Date().toISOString().slice(0, 10)) ?? {};
  const fields = fieldsOf(kind, true).map((field): Field =>
    field.name in defaults ? { ...field, required: false } : field,
  );
  if (kind.extension === "yaml") return fields;
  const body: Field = {
    name: "body",
    label: "Text",
    comment:
      "Markdown from ## on. A block begins with a line of three backticks and its name, such as red-flags. A form is its tag, such as `<lead-form>`. Upload a picture with the picture icon at the top of the list, then write `![what it shows](/crane.jpg)` with its name.",
    widget: "markdown",
    modes: ["raw"],
    buttons: [],
    editor_components: [],
    use_emoji_autocomplete: false,
    use_markdown_shortcuts: false,
  };
  return [...fields, body];
}

function dataFiles(group: DataFile["group"]): CollectionFile[] {
  return Object.entries<DataFile>(DATA_FILES)
    .filter(([, file]) => file.group === group)
    .map(([name, { label, icon }]) => {
      const kind = DATA_KINDS[name as DataName];
      const fields = fieldsOf(kind, false);
      return { name, label, icon, file: `content/_data/${name}.yaml`, format: kind.format, fields };
    });
}
