import type { UserConfig } from "@11ty/eleventy";
import type { BuildContext } from "./context.ts";

/** Hands the checked content, the hashed addresses and the origins to every template, as `site`, `assets` and `origins`. */
export function siteData(
  eleventy: UserConfig,
  { site, assets, origin, backendOrigin }: Omit<BuildContext, "prerender">,
): void {
  eleventy.addGlobalData("site", site);
  eleventy.addGlobalData("assets", assets);
  eleventy.addGlobalData("origins", { site: origin, backend: backendOrigin });
}
