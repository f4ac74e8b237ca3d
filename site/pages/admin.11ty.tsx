import { renderToStaticMarkup } from "react-dom/server";
import { defineTextFile } from "../layouts/text-file.ts";

/** The editor of the content. An application of its own, outside the site's frame: it shares no style, font or script with the pages. */
export default defineTextFile({
  data: { permalink: "/admin.html", noindex: true },
  render: ({ site, assets, origins }) => {
    const page = (
      <html lang="en-US">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{`Edit · ${site.agency.name}`}</title>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="cms-config-url" type="application/json" href={assets.admin.config} />
          <script type="module" src={assets.admin.script} />
        </head>
        <body data-works-on={origins.editor.length === 0 ? "folder" : "repository"}>
          <noscript>
            <p>The editor is a script. Allow scripts for this page, or change the files under content/.</p>
          </noscript>
        </body>
      </html>
    );
    return `<!doctype html>${renderToStaticMarkup(page)}\n`;
  },
});
