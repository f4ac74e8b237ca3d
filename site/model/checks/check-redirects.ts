import { locate } from "../loading/check-source.ts";
import { describeChoice } from "../loading/describe-issue.ts";
import { siteRoutes } from "../routes.ts";
import type { SiteCheck } from "./check-site.ts";

/**
 * Redirects: each address once, none that is a page or two letters under the states' folder, and every target a page.
 * A target that is a page is no redirect itself, so no loop and no chain can come about.
 */
export const checkRedirects: SiteCheck = ({ redirects }, sources) => {
  const source = sources.data.get("redirects");
  if (redirects === undefined || source === undefined) return [];
  const routes = siteRoutes(sources.entries);
  const pages = [...routes];
  const mistake = (path: PropertyKey[], problem: string) => ({ ...locate(source, path), problem });
  const target = (path: PropertyKey[], to: string) =>
    routes.has(to) ? [] : [mistake(path, describeChoice(to, pages))];
  return [
    ...redirects.paths.flatMap(({ from, to }, index) => {
      const path = ["paths", index, "from"];
      const first = redirects.paths.findIndex((other) => other.from === from);
      const isStateCode = new RegExp(`^${redirects.states.under}/[a-z]{2}$`).test(from);
      return [
        ...(routes.has(from) ? [mistake(path, `found "${from}", expected a path that is not a page`)] : []),
        ...(first < index
          ? [mistake(path, `found "${from}", expected a path that entry ${first + 1} does not have`)]
          : []),
        ...(isStateCode
          ? [mistake(path, `found "${from}", expected no state code; those are made by themselves`)]
          : []),
        ...target(["paths", index, "to"], to),
      ];
    }),
    ...target(["states", "under"], redirects.states.under),
    ...target(["states", "unknown"], redirects.states.unknown),
  ];
};
