import { createContext, use } from "react";
import type { ExplorerData } from "../../site/model/pay/explorer-data.ts";
import type { Backend } from "../backend/client.ts";
import type { Outcome } from "../backend/outcome.ts";
import type { MessagesOf, MessageTable } from "./messages.ts";
import type { TextNames } from "./text-names.ts";

interface Link {
  text: string;
  href: string;
}

export interface Navigation {
  links: Link[];
  portal: Link;
  request: Link;
  /** The page that searches articles; only on our own pages. */
  search?: Link | undefined;
}

declare global {
  /**
   * Header links as JSON, defined at build time. They are separate so that form bundles do not contain them.
   */
  const HEADER_NAVIGATION: string;
}

export interface WidgetConfig {
  messages: MessageTable;
  agency: { name: string; shortName: string; email: string; phone: Link };
  backend: Backend;
  /** Origin of the published site, if configured. */
  origin?: string | undefined;
  /** Language of the form's text, which may differ from the page's. */
  lang?: string | undefined;
  /** Form attributes for posting without JavaScript, if a server accepts the post. */
  post?: { method: "post"; encType: "multipart/form-data" } | undefined;
  /** Returns a simulated outcome in the sandbox; undefined to use the backend. */
  sendInstead?: () => Promise<Outcome> | undefined;
  /** Only on our own pages. */
  navigation?: Navigation;
  /**
   * Link from the compact explorer to the full one, on our own pages. This field and those below are only for
   * the salary explorer.
   */
  explorer?: Link;
  pay?: ExplorerData | undefined;
}

/** Provided by `WidgetRoot`, so that two forms on a page can have different text. */
export const ConfigContext = createContext<WidgetConfig | null>(null);

/**
 * Returns the configuration of the surrounding widget.
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
 * Returns the messages of the surrounding widget.
 * @typeParam Lists the keys in its `texts.ts`; the build includes no others
 */
export const useMessages = <Lists extends readonly TextNames[]>(): MessagesOf<Lists> =>
  useConfig().messages as MessagesOf<Lists>;
