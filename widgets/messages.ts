import type { WidgetConfig } from "./runtime/config.ts";
import type { MessagesOf } from "./runtime/messages.ts";
import type { WIDGET_MESSAGE_KEYS } from "./widget-message-keys.ts";

/** All widgets' messages, from `content/_data/messages.yaml`. */
export type Messages = MessagesOf<(typeof WIDGET_MESSAGE_KEYS)[keyof typeof WIDGET_MESSAGE_KEYS]>;

/** Build-time configuration with all widgets' messages. */
export interface FullConfig extends WidgetConfig {
  messages: Messages;
}
