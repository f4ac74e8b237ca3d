import { createContext, use } from "react";
import type { ExplorerData } from "../../site/model/pay/explorer-data.ts";
import type { Backend } from "../backend/client.ts";
import type { Outcome } from "../backend/outcome.ts";
import type { MessagesOf, MessageTable } from "./messages.ts";
import type { MessageKeys } from "./message-keys.ts";

interface Link {
  text: string;
  href: string;
}

export interface Navigation {
  links: Link[];
  portal: Link;
  request: Link;
  /** The page with the article search. Only on our own pages. */
  search?: Link | undefined;
}

declare global {
  /**
   * Navigation links of the header as JSON, defined at build time. Separate from the configuration, so that
   * form bundles do not contain them.
   */
  const HEADER_NAVIGATION: string;
}

export interface WidgetConfig {
  messages: MessageTable;
  agency: { name: string; shortName: string; email: string; phone: Link };
  backend: Backend;
  /** Origin of the published site, if configured. */
  origin?: string | undefined;
  /** Language of the form's wording, which may differ from that of the page. */
  lang?: string | undefined;
  /**
   * Attributes of the form element for posting without JavaScript. Undefined if no server accepts the post.
   */
  post?: { method: "post"; encType: "multipart/form-data" } | undefined;
  /** Returns a simulated outcome if the form is in the sandbox, otherwise undefined. */
  sendInstead?: () => Promise<Outcome> | undefined;
  /** Links in the header. Only on our own pages. */
  navigation?: Navigation;
  /**
   * Link from the compact explorer to the full one. Only on our own pages. This and the next property are
   * only for the salary explorer.
   */
  explorer?: Link;
  pay?: ExplorerData | undefined;
}

/** `WidgetRoot` provides it to each widget, so that two forms on a page can have different wording. */
export const ConfigContext = createContext<WidgetConfig | null>(null);

/**
 * Returns the configuration of the current widget.
 * @throws Error outside of a `WidgetRoot`
 */
export function useConfig(): WidgetConfig {
  const config = use(ConfigContext);
  if (config === null) throw new Error("a widget's component was rendered outside of a WidgetRoot");
  return config;
}

/**
 * Returns the navigation links, which only our own pages have.
 * @throws Error if the configuration has none
 */
export function useNavigation(): Navigation {
  const { navigation } = useConfig();
  if (navigation === undefined) throw new Error("the configuration has no navigation");
  return navigation;
}

/**
 * Returns the messages of the current widget.
 * @typeParam Lists the message keys in the widget's `message-keys.ts`; the build includes no others
 */
export const useMessages = <Lists extends readonly MessageKeys[]>(): MessagesOf<Lists> =>
  useConfig().messages as MessagesOf<Lists>;
