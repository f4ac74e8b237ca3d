import type { UserConfig } from "@11ty/eleventy";
import type { BuildContext } from "./build-context.ts";
import { createMarkdown } from "./markdown.ts";

/**
 * Provides checked content, asset URLs, origins, the Markdown renderer and the entries of this Eleventy run to all
 * templates. Frozen, because Eleventy deep-copies other objects per template and wraps them in proxies per page.
 */
export function siteDataPlugin(eleventy: UserConfig, context: BuildContext): void {
  const { site, pictures, widgetSlots, translations, entries, assets } = context;
  const sites = Object.freeze([site, ...translations.map((translation) => translation.site)]);
  const markdown = createMarkdown(site, widgetSlots.open, pictures);
  eleventy.addGlobalData("site", () => Object.freeze(site));
  eleventy.addGlobalData("sites", () => sites);
  eleventy.addGlobalData("languages", () => sites.map(({ language }) => language));
  eleventy.addGlobalData("entries", () => Object.freeze(entries));
  eleventy.addGlobalData("assets", () => Object.freeze(assets));
  eleventy.addGlobalData("origins", () => Object.freeze(context.origins));
  eleventy.addGlobalData("openSlot", () => widgetSlots.open);
  eleventy.addGlobalData("markdown", () => markdown);
}
