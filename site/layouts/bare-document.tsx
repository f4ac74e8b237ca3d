import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

interface BareDocument {
  title: string;
  /** Further tags of the head. */
  head: ReactNode;
  /** The whole `<body>`. */
  body: ReactNode;
}

/** A page outside the site's frame, without its header, footer and structured data; no search engine lists it. */
export function bareDocument({ title, head, body }: BareDocument): string {
  const page = (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {head}
      </head>
      {body}
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
