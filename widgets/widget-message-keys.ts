import { SANDBOX_MESSAGE_KEYS } from "./embed/common-attributes.ts";
import { RECEIPT_LINK_MESSAGE_KEYS } from "./runtime/form-message-keys.ts";
import type { MessageKeys } from "./runtime/message-keys.ts";
import { TAGS } from "./tags.ts";

type Tags = typeof TAGS;

const ofTags = Object.fromEntries(
  Object.entries(TAGS).map(([tag, { messageKeys }]) => [tag, messageKeys]),
) as {
  readonly [Tag in keyof Tags]: Tags[Tag]["messageKeys"];
};

/**
 * Message keys by tag: those that the script of a widget contains and that a partner may override. Together
 * they define the keys in `content/_data/messages.yaml`, its schema, and the type of its values.
 */
export const WIDGET_MESSAGE_KEYS = {
  ...ofTags,
  sandbox: [SANDBOX_MESSAGE_KEYS],
  "receipt-link": [RECEIPT_LINK_MESSAGE_KEYS],
} as const satisfies Readonly<Record<string, readonly MessageKeys[]>>;
