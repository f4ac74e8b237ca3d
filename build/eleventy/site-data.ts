import type { UserConfig } from "@11ty/eleventy";
import type { MarkdownBody } from "../../site/model/loading/read-body.ts";
import type { ArticleFrontMatter } from "../../site/model/schemas/article.ts";
import type { BuildContext } from "./build-context.ts";
import { createMarkdown } from "./markdown.ts";

/**
 * Provides checked content, asset URLs, origins, the Markdown renderer and the entries of this Eleventy run to all
 * templates. Frozen, because Eleventy deep-copies other objects per template and wraps them in proxies per page.
 */
export function siteDataPlugin(
  eleventy: UserConfig,
  {
    site,
    pictures,
    widgetSlots,
    translations,
    entries,
    assets,
    origin,
    backendOrigin,
    editorOrigins,
  }: Omit<BuildContext, "onSocialPage">,
): void {
  const markdown = createMarkdown(site, widgetSlots.open, pictures);
  eleventy.addGlobalData("site", () => Object.freeze(site));
  const sites = Object.freeze([site, ...translations.map((translation) => translation.site)]);
  eleventy.addGlobalData("sites", () => sites);
  eleventy.addGlobalData("languages", () => sites.map(({ language }) => language));
  eleventy.addGlobalData("entries", () => Object.freeze(entries));
  eleventy.addGlobalData("assets", () => Object.freeze(assets));
  eleventy.addGlobalData(
    "origins",
    Object.freeze({ site: origin, backend: backendOrigin, editor: editorOrigins }),
  );
  eleventy.addGlobalData("openSlot", () => widgetSlots.open);
  eleventy.addGlobalData(
    "markdown",
    () =>
      (body: MarkdownBody, sources: ArticleFrontMatter["sources"] = []) =>
        markdown(body, sources),
  );
}
