import { renderToStaticMarkup } from "react-dom/server";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { defineTextFile } from "../layouts/text-file.ts";

const TAGS = EMBEDDED_WIDGETS.map(({ tag }) => tag);

/** One form as a page of its own, for partners whose hosts remove scripts: they put it into a frame. */
export default defineTextFile<{ tag: string }>({
  data: {
    pagination: { data: "site.claims", size: 1, alias: "tag", before: () => TAGS },
    permalink: ({ tag }: { tag: string }) => `/embed/frame/${tag}.html`,
    eleventyExcludeFromCollections: true,
  },
  render: ({ tag, site }) => {
    const { agency, messages } = site;
    const page = (
      <html lang="en-US">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{`Form · ${agency.name}`}</title>
          <script src="/embed/frame.js" data-form={tag} />
        </head>
        <body style={{ margin: 0 }}>
          <noscript>
            <p>{messages.fallback.noScript}</p>
            <p>
              <a href={`mailto:${agency.email}`}>{agency.email}</a> ·{" "}
              <a href={agency.phone.href}>{agency.phone.text}</a>
            </p>
          </noscript>
        </body>
      </html>
    );
    return `<!doctype html>${renderToStaticMarkup(page)}\n`;
  },
});
