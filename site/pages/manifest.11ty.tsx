import { LIGHT } from "../tokens/colors.ts";
import { getManifestPath } from "../layouts/head.tsx";
import type { TemplateData } from "../layouts/page.ts";
import { defineTranslatedPage } from "../layouts/define-translated-page.ts";
import { LANGUAGES, type Language } from "../model/languages.ts";
import { translatedPath } from "../model/translation/addresses.ts";
import { defineTextFile } from "../layouts/text-file.ts";

export default defineTextFile({
  data: {
    ...defineTranslatedPage("/"),
    permalink: ({ language, sites }: { language: Language } & Pick<TemplateData, "sites">) => {
      const site = sites.find((one) => one.language === language);
      return site !== undefined && getManifestPath(site);
    },
    eleventyExcludeFromCollections: true,
  },
  render: ({ site }) =>
    `${JSON.stringify(
      {
        name: site.agency.name,
        short_name: site.agency.shortName,
        description: site.agency.description,
        lang: LANGUAGES[site.language].locale,
        start_url: translatedPath(site, "/"),
        display: "browser",
        background_color: LIGHT.paper,
        theme_color: LIGHT.paper,
        icons: [
          { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
          { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
        ],
      },
      undefined,
      2,
    )}\n`,
});
