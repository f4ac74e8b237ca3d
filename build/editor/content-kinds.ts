import * as z from "zod";
import type { PageKind } from "../../model/kinds/page-kind.ts";
import { forEachKind, KIND_NAMES, getPageKind, type KindName } from "../../model/kinds/page-kinds.ts";
import { SOURCE_LANGUAGE, TRANSLATIONS, type Language } from "../../model/languages.ts";
import type { DataFile } from "../../model/schemas/fieldset.ts";
import { DATA_FILES, type DataName } from "../../model/kinds/data-files.ts";
import { listTranslatableStrings } from "../../model/translation/overlay.ts";
import { formSchema } from "./content-form.ts";

interface FileKind {
  /** Format name in the editor. Must be unique, because a format's parser receives only the text. */
  format: string;
  extension: "md" | "yaml";
  schema: z.ZodType;
  language: Language;
}

export interface EntryKind extends FileKind {
  page: PageKind;
  data?: undefined;
}

export interface DataKind extends FileKind {
  page?: undefined;
  data: DataName;
}

export type ContentKind = EntryKind | DataKind;

export const BODY_LABEL = "Text";

export const ENTRY_KINDS: Record<KindName, EntryKind> = forEachKind((name) => {
  const page = getPageKind(name);
  return { format: name, extension: page.extension, schema: page.schema, page, language: SOURCE_LANGUAGE };
});

export const DATA_KINDS = Object.fromEntries(
  Object.entries<DataFile>(DATA_FILES).map(([name, { schema }]): [string, DataKind] => [
    name,
    {
      format: `data-${name}`,
      extension: "yaml",
      schema,
      language: SOURCE_LANGUAGE,
      data: name as DataName,
    },
  ]),
) as Record<DataName, DataKind>;

/** Markdown entries of other languages. Their forms have only the text fields. */
export const TRANSLATED_ENTRY_KINDS: readonly EntryKind[] = TRANSLATIONS.flatMap((language) =>
  KIND_NAMES.map(getPageKind)
    .filter(({ extension }) => extension === "md")
    .map(({ checkEntry: _, ...page }) => {
      const schema = textSchema(page.schema);
      const format = `${language}-${page.folder}`;
      return { format, extension: page.extension, schema, page: { ...page, schema }, language };
    }),
);

export const CONTENT_KINDS: readonly ContentKind[] = [
  ...Object.values(ENTRY_KINDS),
  ...Object.values(DATA_KINDS),
  ...TRANSLATED_ENTRY_KINDS,
];

export const TRANSLATED_DATA_KINDS: readonly DataKind[] = TRANSLATIONS.flatMap((language) =>
  Object.values(DATA_KINDS).map((kind) => ({ ...kind, format: `${language}-${kind.data}`, language })),
);

function textSchema(schema: z.ZodType): z.ZodObject {
  const fields = Object.entries<z.ZodType>(formSchema(schema).shape).filter(
    ([key, field]) => listTranslatableStrings(field, "text", [key]).length > 0,
  );
  return z.looseObject(Object.fromEntries(fields.map(([key, field]) => [key, field.optional()])));
}

/** Returns an entry's sheet or requisition number as written in its file, even if the file has mistakes elsewhere. */
export const readEntryNumber = (text: string): string | undefined =>
  /^(?:sheet|requisition): *["']?([\w-]+)/m.exec(text)?.[1];

/** The kinds of entries whose page the editor shows beside their fields. */
export const PREVIEWED_KINDS = ["articles", "jobs"] as const;
