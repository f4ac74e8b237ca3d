import type { WidgetConfig } from "./runtime/config.ts";
import type { MessagesOf } from "./runtime/messages.ts";
import type { WIDGET_MESSAGE_KEYS } from "./widget-message-keys.ts";

export type Messages = MessagesOf<(typeof WIDGET_MESSAGE_KEYS)[keyof typeof WIDGET_MESSAGE_KEYS]>;

export interface FullConfig extends WidgetConfig {
  messages: Messages;
}
