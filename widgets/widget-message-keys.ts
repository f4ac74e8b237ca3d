import { SANDBOX_MESSAGE_KEYS } from "./embed/common-attributes.ts";
import { RECEIPT_LINK_MESSAGE_KEYS } from "./runtime/form-message-keys.ts";
import type { MessageKeys } from "./runtime/message-keys.ts";
import { TAGS } from "./tags.ts";

type Tags = typeof TAGS;

const keysByTag = Object.fromEntries(
  Object.entries(TAGS).map(([tag, { messageKeys }]) => [tag, messageKeys]),
) as {
  readonly [Tag in keyof Tags]: Tags[Tag]["messageKeys"];
};

/**
 * Message keys per tag: the messages that each widget's script contains and that partners may override. Also
 * defines the keys, schema and types of `content/_data/messages.yaml`.
 */
export const WIDGET_MESSAGE_KEYS = {
  ...keysByTag,
  sandbox: [SANDBOX_MESSAGE_KEYS],
  "receipt-link": [RECEIPT_LINK_MESSAGE_KEYS],
} as const satisfies Readonly<Record<string, readonly MessageKeys[]>>;
