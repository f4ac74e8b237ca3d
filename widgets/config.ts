import type { Messages } from "./messages.ts";

interface Link {
  text: string;
  href: string;
}

/** What the build knows and every widget needs; compiled into the scripts as `WIDGET_CONFIG`. */
export interface WidgetConfig {
  messages: Messages;
  agency: { name: string; shortName: string; email: string; phone: Link };
  navigation: { links: Link[]; portal: Link; request: Link };
  /** Address and publishable key of the backend; an empty address means the page's own origin. */
  backend: { url: string; key: string };
}

declare const WIDGET_CONFIG: WidgetConfig;

/** The configuration: a constant in a compiled script, a global of the same name while pages are built. */
export function widgetConfig(): WidgetConfig {
  return WIDGET_CONFIG;
}

let current: Messages | undefined;

/** The table of all texts. */
export function messages(): Messages {
  return current ?? WIDGET_CONFIG.messages;
}

/** Makes another table the one that `messages()` answers, for forms that carry texts of their own; without one, ours again. */
export function setMessages(table?: Messages): void {
  current = table;
}
