import { findTranslatedPath } from "../../model/translation/addresses.ts";
import type { PageFrontMatter } from "./page.ts";
import { paginate } from "./paginate.ts";

/**
 * Returns the front matter of a page that is written in every language that has a path for it.
 * @param key the page's English path
 */
export function defineTranslatedPage(key: string): PageFrontMatter {
  return paginate(
    ({ sites }) =>
      sites.flatMap((site) => {
        const path = findTranslatedPath(site, key);
        return path === undefined ? [] : { language: site.language, path };
      }),
    ({ path }) => `${path === "/" ? "/index" : path}.html`,
  );
}
