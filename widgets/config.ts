import { createContext, use } from "react";
import type { ExplorerData } from "../site/model/pay/explorer-data.ts";
import type { Backend } from "./backend/client.ts";
import type { Outcome } from "./backend/outcome.ts";
import type { Messages } from "./messages.ts";

interface Link {
  text: string;
  href: string;
}

export interface Navigation {
  links: Link[];
  portal: Link;
  request: Link;
  /** The page that searches articles; on our own pages only. */
  search?: Link | undefined;
}

declare global {
  /** Header links as JSON, defined at build time; separate so that no form's bundle contains them. */
  const HEADER_NAVIGATION: string;
}

export interface WidgetConfig {
  messages: Messages;
  agency: { name: string; shortName: string; email: string; phone: Link };
  backend: Backend;
  /** Origin of the published site, if configured. */
  origin?: string | undefined;
  /** Language of the texts; the page around a form may have another. */
  lang?: string | undefined;
  /** How a form is posted without JavaScript, if a server accepts it. */
  post?: { method: "post"; encType: "multipart/form-data" } | undefined;
  /** Returns a simulated outcome in the sandbox; undefined to use the backend. */
  sendInstead?: () => Promise<Outcome> | undefined;
  /** On our own pages only. */
  navigation?: Navigation;
  /**
   * For the salary explorer, as are the fields below. On our own pages: the link from a compact explorer to
   * the full one.
   */
  explorer?: Link;
  pay?: ExplorerData | undefined;
}

/** Provided by `WidgetRoot`, so that two forms on a page can have different texts. */
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
 * Returns the navigation links, which only our own pages show.
 * @throws Error if the configuration has none
 */
export function useNavigation(): Navigation {
  const { navigation } = useConfig();
  if (navigation === undefined) throw new Error("the configuration has no navigation");
  return navigation;
}

export const useMessages = (): Messages => useConfig().messages;
