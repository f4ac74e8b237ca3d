import type { TextNames } from "./runtime/text-names.ts";
import { TAGS } from "./tags.ts";

const SANDBOX = { sandbox: ["note"] } as const satisfies TextNames;

/** Receipt texts, only on our own pages; loaded when a form is sent. */
const RECEIPT_LINK = {
  thanks: ["keep", "keepNote", "copy", "copied", "receiptHref"],
} as const satisfies TextNames;

type Tags = typeof TAGS;

const ofTags = Object.fromEntries(Object.entries(TAGS).map(([tag, { texts }]) => [tag, texts])) as {
  readonly [Tag in keyof Tags]: Tags[Tag]["texts"];
};

/**
 * Text keys by tag: what a widget's script contains, and what a partner may override. Together they define the
 * keys of `content/_data/messages.yaml`, its schema and the type of its values.
 */
export const WIDGET_TEXTS = {
  ...ofTags,
  sandbox: [SANDBOX],
  "receipt-link": [RECEIPT_LINK],
} as const satisfies Readonly<Record<string, readonly TextNames[]>>;
