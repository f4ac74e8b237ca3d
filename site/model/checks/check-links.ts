import { locate } from "../loading/check-source.ts";
import { describeChoice } from "../loading/describe-issue.ts";
import { siteRoutes } from "../routes.ts";
import { textsOf } from "../loading/texts-of.ts";
import type { SiteCheck } from "./check-site.ts";

/** Fields that hold an address: `href`, `moreHref`, `privacyHref`. */
const LINK_FIELD = /href$/i;

/**
 * Data files: every link into this site leads to a page, every article named for reading on exists. Whether an anchor is on that
 * page is known only when the page is written; the tests of the written pages look.
 */
export const checkLinks: SiteCheck = ({ locations }, sources) => {
  const routes = siteRoutes(sources);
  const articles = [...sources.articles.keys()];
  const links = [...sources.data.values()].flatMap((source) =>
    textsOf(source.value).flatMap(({ path, text }) => {
      const [page = ""] = text.split("#");
      return !LINK_FIELD.test(String(path.at(-1))) || !text.startsWith("/") || routes.has(page)
        ? []
        : [{ ...locate(source, path), problem: describeChoice(page, [...routes]) }];
    }),
  );
  const source = sources.data.get("locations");
  if (locations === undefined || source === undefined) return links;
  return [
    ...links,
    ...locations.related.articles.flatMap((slug, index) =>
      articles.includes(slug)
        ? []
        : [{ ...locate(source, ["related", "articles", index]), problem: describeChoice(slug, articles) }],
    ),
  ];
};
