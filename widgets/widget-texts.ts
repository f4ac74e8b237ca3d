import { SANDBOX_TEXTS } from "./embed/common-attributes.ts";
import { RECEIPT_LINK_TEXTS } from "./runtime/form-texts.ts";
import type { TextNames } from "./runtime/text-names.ts";
import { TAGS } from "./tags.ts";

type Tags = typeof TAGS;

const ofTags = Object.fromEntries(Object.entries(TAGS).map(([tag, { texts }]) => [tag, texts])) as {
  readonly [Tag in keyof Tags]: Tags[Tag]["texts"];
};

/**
 * Message keys by tag: those that the script of a widget contains and that a partner may override. Together
 * they define the keys in `content/_data/messages.yaml`, its schema, and the type of its values.
 */
export const WIDGET_TEXTS = {
  ...ofTags,
  sandbox: [SANDBOX_TEXTS],
  "receipt-link": [RECEIPT_LINK_TEXTS],
} as const satisfies Readonly<Record<string, readonly TextNames[]>>;
