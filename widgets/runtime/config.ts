import { createContext, use } from "react";
import type { ExplorerData } from "../../model/pay/explorer-data.ts";
import type { Navigation as NavigationText } from "../../model/schemas/layout.ts";
import type { Backend } from "../backend/client.ts";
import type { Outcome } from "../backend/outcome.ts";
import type { Messages } from "../../model/tags/tags.ts";
import type { MessagesOf, MessageTable, MessageKeys } from "../../model/tags/tag-description.ts";

interface Link {
  text: string;
  href: string;
}

/** The header's links; those of translated pages may have no search. */
export interface Navigation extends Pick<NavigationText, "links" | "portal" | "request"> {
  search?: NavigationText["portal"];
}

declare global {
  /**
   * The header's navigation links as JSON, defined at build time. Separate from the configuration to keep
   * them out of form bundles.
   */
  const HEADER_NAVIGATION: string;
}

export interface WidgetConfig {
  messages: MessageTable;
  agency: {
    name: string;
    shortName: string;
    email: string;
    phone: Link;
    /** URL of the calendar, if any. */
    scheduler?: string | undefined;
  };
  backend: Backend;
  origin?: string | undefined;
  /** Language of the form's messages, which may differ from the page's language. */
  lang?: string | undefined;
  /** Form attributes for posting without JavaScript; undefined if no server accepts posts. */
  post?: { method: "post"; encType: "multipart/form-data" } | undefined;
  /** Called if a form cannot even show that it has failed. */
  onFailure?: (error: unknown) => void;
  simulateSend?: () => Promise<Outcome> | undefined;
  navigation?: Navigation;
  /**
   * Link from the compact explorer to the full one, on our own pages. Used by the salary explorer only, like
   * `pay`.
   */
  explorer?: Link;
  pay?: ExplorerData | undefined;
}

/** The configuration of the build, which has the messages of all widgets. */
export interface FullConfig extends WidgetConfig {
  messages: Messages;
}

/** Provided per widget by `WidgetRoot`, so that forms on the same page can have different messages. */
export const ConfigContext = createContext<WidgetConfig | null>(null);

/** Returns the current widget's configuration. Call it within a `WidgetRoot`. */
export const useConfig = (): WidgetConfig => use(ConfigContext)!;

/** Returns the navigation links, which only our own pages have. */
export const useNavigation = (): Navigation => useConfig().navigation!;

/**
 * Returns the current widget's messages.
 * @typeParam Lists the widget's message keys in `model/tags/`; the build includes no others
 */
export const useMessages = <Lists extends readonly MessageKeys[]>(): MessagesOf<Lists> =>
  useConfig().messages as MessagesOf<Lists>;
