import type { Language } from "../model/languages.ts";
import { findTranslatedPath } from "../model/translation/addresses.ts";
import type { PageFrontMatter, TemplateData } from "./page.ts";

/**
 * Returns the front matter of a page that is written in every language that has a path for it.
 * @param key the page's English path
 */
export function defineTranslatedPage(key: string): PageFrontMatter {
  const pathIn = ({ sites }: Pick<TemplateData, "sites">, language: Language): string | undefined => {
    const site = sites.find((one) => one.language === language);
    return site && findTranslatedPath(site, key);
  };
  return {
    pagination: {
      data: "languages",
      size: 1,
      alias: "language",
      addAllPagesToCollections: true,
      before: (languages: readonly Language[], data) =>
        languages.filter((language) => pathIn(data, language) !== undefined),
    },
    permalink: ({ language, sites }: { language: Language } & Pick<TemplateData, "sites">) => {
      const path = pathIn({ sites }, language);
      return path === undefined ? false : `${path === "/" ? "/index" : path}.html`;
    },
  };
}
