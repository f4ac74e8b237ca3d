import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

interface BareDocument {
  /** BCP 47 language tag, `en-US` by default. */
  lang?: string;
  title: string;
  head: ReactNode;
  body: ReactNode;
}

/** Renders a `noindex` document without the site's header, footer and structured data. */
export function renderBareDocument({ lang = "en-US", title, head, body }: BareDocument): string {
  const page = (
    <html lang={lang}>
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
