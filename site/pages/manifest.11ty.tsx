import { LIGHT } from "../tokens/colors.ts";
import { defineTextFile } from "../layouts/define-pages.ts";

/** The web app manifest. All pages share one manifest because it contains no text in a particular language. */
export default defineTextFile({
  data: { permalink: "/site.webmanifest" },
  render: ({ site }) =>
    `${JSON.stringify(
      {
        name: site.agency.name,
        short_name: site.agency.shortName,
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
