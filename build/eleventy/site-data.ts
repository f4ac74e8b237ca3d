import type { UserConfig } from "@11ty/eleventy";
import type { BuildContext } from "./build-context.ts";
import { createMarkdown } from "./markdown.ts";

/**
 * Provides checked content, asset URLs, origins, the Markdown renderer and the entries of this Eleventy run to all
 * templates. Frozen, because Eleventy deep-copies other objects per template and wraps them in proxies per page.
 */
export function siteDataPlugin(eleventy: UserConfig, context: BuildContext): void {
  const { site, pictures, widgetSlots, translations, entries, assets, origins } = context;
  const sites = [site, ...translations.map((translation) => translation.site)];
  const languages = sites.map(({ language }) => language);
  const openSlot = widgetSlots.open;
  const markdown = createMarkdown(site, openSlot, pictures);
  const data = { site, sites, languages, entries, assets, origins, openSlot, markdown };
  for (const [name, value] of Object.entries(data)) eleventy.addGlobalData(name, () => Object.freeze(value));
}
