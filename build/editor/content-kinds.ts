import type * as z from "zod";
import { ArticleSchema } from "../../site/model/schemas/article.ts";
import { DATA_SCHEMAS } from "../../site/model/schemas/data-files.ts";
import { LegalPageSchema } from "../../site/model/schemas/legal-page.ts";
import { StateSchema } from "../../site/model/schemas/state.ts";

/** A kind of file under `content/`, with what holds for all files of it. */
export interface ContentKind {
  /** What the editor calls the file's format; unique, because a format is told nothing but the text. */
  format: string;
  /** Markdown with front matter, or YAML alone. */
  extension: "md" | "yaml";
  schema: z.ZodType;
}

export type DataName = keyof typeof DATA_SCHEMAS;

export const ARTICLE: ContentKind = { format: "article", extension: "md", schema: ArticleSchema };
export const LEGAL_PAGE: ContentKind = { format: "legal-page", extension: "md", schema: LegalPageSchema };
export const STATE: ContentKind = { format: "state", extension: "yaml", schema: StateSchema };

/** The kind of each `content/_data/<name>.yaml`. */
export const DATA_KINDS = Object.fromEntries(
  Object.entries(DATA_SCHEMAS).map(([name, schema]): [string, ContentKind] => [
    name,
    { format: `data-${name}`, extension: "yaml", schema },
  ]),
) as Record<DataName, ContentKind>;

export const CONTENT_KINDS: readonly ContentKind[] = [
  ARTICLE,
  LEGAL_PAGE,
  STATE,
  ...Object.values(DATA_KINDS),
];
