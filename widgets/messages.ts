import type { WidgetConfig } from "./runtime/config.ts";
import type { MessagesOf } from "./runtime/messages.ts";
import type { WIDGET_MESSAGE_KEYS } from "./widget-message-keys.ts";

/** Messages of all widgets, from `content/_data/messages.yaml`. */
export type Messages = MessagesOf<(typeof WIDGET_MESSAGE_KEYS)[keyof typeof WIDGET_MESSAGE_KEYS]>;

/** Configuration with the messages of all widgets, which only the build has. */
export interface FullConfig extends WidgetConfig {
  messages: Messages;
}
