import type { UserConfig } from "@11ty/eleventy";
import type { PageAssets } from "../assets/page-assets.ts";
import type { Site } from "../content/load-site.ts";

/** Hands the checked content and the hashed addresses to every template, as `site` and `assets`. */
export function siteData(
  eleventy: UserConfig,
  { site, assets }: { site: () => Site; assets: () => PageAssets },
): void {
  eleventy.addGlobalData("site", site);
  eleventy.addGlobalData("assets", assets);
}
