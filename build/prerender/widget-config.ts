import { LANGUAGES, SOURCE_LANGUAGE } from "../../model/languages.ts";
import { mapLeaves } from "../../model/leaves.ts";
import { localizePath, type LocalizedSite } from "../../model/translation/addresses.ts";
import type { FullConfig } from "../../widgets/runtime/config.ts";
import type { Site } from "../../model/kinds/site.ts";
import { type Messages, WIDGET_MESSAGE_KEYS } from "../../model/tags/tags.ts";
import { createExplorerData } from "../../model/pay/explorer-data.ts";
import type { Plugin } from "esbuild";
import type { MessageKeys } from "../../model/tags/tag-description.ts";

const KEYS_BY_TAG = new Map<string, readonly MessageKeys[]>(Object.entries(WIDGET_MESSAGE_KEYS));

export interface TranslatedConfig {
  config: FullConfig;
  /** Paths of the language's pages, by their English paths. */
  addresses: Readonly<Record<string, string>>;
  /** `title` attribute of links to English pages. */
  englishLinkTitle: string;
}

const POST: FullConfig["post"] = { method: "post", encType: "multipart/form-data" };

/**
 * Builds the widgets' configuration from the content and the backend.
 * @param origin origin of the published site, if configured
 */
export function toWidgetConfig(
  {
    agency,
    messages,
    navigation,
    salaries,
    states,
    layout,
    ...local
  }: Pick<
    Site,
    "agency" | "messages" | "navigation" | "salaries" | "states" | "layout" | "language" | "addresses"
  >,
  backend: { url: string; publishableKey: string },
  origin?: string,
): FullConfig {
  const { name, shortName, email, phone, scheduler } = agency;
  const { links, portal, request, search, explorer } = navigation;
  return {
    messages: localizeLinks(messages, local),
    agency: { name, shortName, email, phone, scheduler },
    navigation: { links, portal, request, search: { text: search.text, href: search.href } },
    explorer,
    backend: { url: backend.url, key: backend.publishableKey },
    // A hosted backend does not accept form posts, and neither does a static host.
    post: backend.url === "" ? POST : undefined,
    lang: local.language === SOURCE_LANGUAGE ? undefined : LANGUAGES[local.language].locale,
    origin,
    pay: createExplorerData(salaries, states, layout.pay),
  };
}

function localizeLinks(messages: Messages, site: LocalizedSite): Messages {
  const localize = (text: unknown): unknown =>
    typeof text === "string" && text.startsWith("/") ? (localizePath(site, text) ?? text) : text;
  return mapLeaves(messages, localize) as Messages;
}

/** Returns the messages that the widgets with the given tags use, in the order of the message table. */
export function pickMessages(tags: readonly string[], messages: Messages): Messages {
  const messageKeyLists = tags.flatMap((tag) => KEYS_BY_TAG.get(tag) ?? []);
  const isWanted = (group: string, name: string): boolean =>
    messageKeyLists.some((names) => names[group]?.includes(name));
  const groups = Object.entries(messages).map(
    ([group, texts]) =>
      [group, Object.fromEntries(Object.entries(texts).filter(([name]) => isWanted(group, name)))] as const,
  );
  return Object.fromEntries(groups.filter(([, texts]) => Object.keys(texts).length > 0)) as Messages;
}

export function messagesPlugin(messages: Messages): Plugin {
  return {
    name: "texts",
    setup(build) {
      build.onResolve({ filter: /^texts:/ }, ({ path }) => ({
        path: path.slice("texts:".length),
        namespace: "texts",
      }));
      build.onLoad({ filter: /.*/, namespace: "texts" }, ({ path }) => ({
        contents: JSON.stringify(pickMessages(path.split("+"), messages)),
        loader: "json",
      }));
    },
  };
}
