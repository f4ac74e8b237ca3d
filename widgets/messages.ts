import type { WidgetConfig } from "./runtime/config.ts";
import type { MessagesOf } from "./runtime/messages.ts";
import type { WIDGET_TEXTS } from "./widget-texts.ts";

/** Messages of all widgets, from `content/_data/messages.yaml`. */
export type Messages = MessagesOf<(typeof WIDGET_TEXTS)[keyof typeof WIDGET_TEXTS]>;

/** Configuration with the messages of all widgets, which only the build has. */
export interface FullConfig extends WidgetConfig {
  messages: Messages;
}
