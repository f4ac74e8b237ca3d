import type * as z from "zod";
import type { PageKind } from "../../site/model/kinds/page-kind.ts";
import { forEachKind, kindOf, type KindName } from "../../site/model/kinds/page-kinds.ts";
import type { DataFile } from "../../site/model/schemas/data-file.ts";
import { DATA_FILES, type DataName } from "../../site/model/schemas/data-files.ts";

interface FileKind {
  /** What the editor calls the file's format; unique, because a format is given nothing but the text. */
  format: string;
  /** Markdown with front matter, or YAML alone. */
  extension: "md" | "yaml";
  schema: z.ZodType;
}

/** The files of a kind of page. */
interface EntryKind extends FileKind {
  page: PageKind;
  data?: undefined;
}

/** One file of `content/_data`, by its name. */
interface DataKind extends FileKind {
  page?: undefined;
  data: DataName;
}

/** A kind of file under `content/`, with what applies to all files of it. */
export type ContentKind = EntryKind | DataKind;

/** The files of each kind of page. */
export const ENTRY_KINDS: Record<KindName, EntryKind> = forEachKind((name) => {
  const page = kindOf(name);
  return { format: name, extension: page.extension, schema: page.schema, page };
});

/** The kind of each `content/_data/<name>.yaml`. */
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
