import type * as z from "zod";
import { forEachKind, kindOf, type KindName } from "../../site/model/kinds/page-kinds.ts";
import type { DataFile } from "../../site/model/schemas/data-file.ts";
import { DATA_FILES, type DataName } from "../../site/model/schemas/data-files.ts";

/** A kind of file under `content/`, with what applies to all files of it. */
export interface ContentKind {
  /** What the editor calls the file's format; unique, because a format is given nothing but the text. */
  format: string;
  /** Markdown with front matter, or YAML alone. */
  extension: "md" | "yaml";
  schema: z.ZodType;
}

/** The files of each kind of page. */
export const ENTRY_KINDS: Record<KindName, ContentKind> = forEachKind((name) => {
  const { extension, schema } = kindOf(name);
  return { format: name, extension, schema };
});

/** The kind of each `content/_data/<name>.yaml`. */
export const DATA_KINDS = Object.fromEntries(
  Object.entries<DataFile>(DATA_FILES).map(([name, { schema }]): [string, ContentKind] => [
    name,
    { format: `data-${name}`, extension: "yaml", schema },
  ]),
) as Record<DataName, ContentKind>;

export const CONTENT_KINDS: readonly ContentKind[] = [
  ...Object.values(ENTRY_KINDS),
  ...Object.values(DATA_KINDS),
];
