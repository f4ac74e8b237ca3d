import { createContext, use } from "react";
import type { ExplorerData } from "../site/model/pay/explorer-data.ts";
import type { Backend } from "./backend/client.ts";
import type { Outcome } from "./backend/outcome.ts";
import type { Messages } from "./messages.ts";

interface Link {
  text: string;
  href: string;
}

/** The links of the header. */
export interface Navigation {
  links: Link[];
  portal: Link;
  request: Link;
}

declare global {
  /** What the header alone needs of the configuration, as JSON: compiled into it, so that no form carries it. */
  const HEADER_NAVIGATION: string;
}

/** What the build knows and every widget needs. */
export interface WidgetConfig {
  messages: Messages;
  agency: { name: string; shortName: string; email: string; phone: Link };
  backend: Backend;
  /** Origin of the published site, where it is configured. */
  origin?: string | undefined;
  /** Language of the texts, where the page around a form may have another. */
  lang?: string | undefined;
  /** How a form is sent without script, where something answers it. */
  post?: { method: "post"; encType: "multipart/form-data" } | undefined;
  /** Answers in the place of the backend; undefined where the backend is to be asked. */
  sendInstead?: () => Promise<Outcome> | undefined;
  /** For the header of our own pages; that of a partner's page comes without. */
  navigation?: Navigation;
  /** For the explorer alone, as is what follows: the link from a small one to the whole, on our own pages. */
  explorer?: Link;
  pay?: ExplorerData | undefined;
}

/** The configuration of the widgets below; `WidgetRoot` provides it, so that two forms of a page can have texts of their own. */
export const ConfigContext = createContext<WidgetConfig | null>(null);

/**
 * The configuration of the widget that a component is part of.
 * @throws Error outside of a `WidgetRoot`
 */
export function useConfig(): WidgetConfig {
  const config = use(ConfigContext);
  if (config === null) throw new Error("a widget's component was rendered outside of a WidgetRoot");
  return config;
}

/**
 * The links of our own pages.
 * @throws Error where the configuration has none
 */
export function useNavigation(): Navigation {
  const { navigation } = useConfig();
  if (navigation === undefined) throw new Error("the configuration has no navigation");
  return navigation;
}

/** The table of all texts. */
export const useMessages = (): Messages => useConfig().messages;
