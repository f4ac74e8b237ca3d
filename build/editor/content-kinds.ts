import type * as z from "zod";
import type { PageKind } from "../../site/model/kinds/page-kind.ts";
import { forEachKind, kindOf, type KindName } from "../../site/model/kinds/page-kinds.ts";
import type { DataFile } from "../../site/model/schemas/data-file.ts";
import { DATA_FILES, type DataName } from "../../site/model/kinds/data-files.ts";

interface FileKind {
  /** Format name in the editor. Must be unique, because a format's parser receives only the text. */
  format: string;
  extension: "md" | "yaml";
  schema: z.ZodType;
}

interface EntryKind extends FileKind {
  page: PageKind;
  data?: undefined;
}

interface DataKind extends FileKind {
  page?: undefined;
  data: DataName;
}

export type ContentKind = EntryKind | DataKind;

export const ENTRY_KINDS: Record<KindName, EntryKind> = forEachKind((name) => {
  const page = kindOf(name);
  return { format: name, extension: page.extension, schema: page.schema, page };
});

export const DATA_KINDS = Object.fromEntries(
  Object.entries<DataFile>(DATA_FILES).map(([name, { schema }]): [string, DataKind] => [
    name,
    { format: `data-${name}`, extension: "yaml", schema, data: name as DataName },
  ]),
) as Record<DataName, DataKind>;

export const CONTENT_KINDS: readonly ContentKind[] = [
  ...Object.values(ENTRY_KINDS),
  ...Object.values(DATA_KINDS),
];
