import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Head, type HeadTag } from "./head.tsx";
import type { PageMeta, TemplateData } from "./page.ts";
import { LANGUAGES } from "../../model/languages.ts";
import type { Alternate } from "../../model/translation/addresses.ts";
import type { Agency } from "../../model/schemas/agency.ts";
import { Container } from "../components/grids.tsx";
import { Widget } from "../components/widget.tsx";
import { renderToStaticMarkup } from "react-dom/server";

interface DocumentProps {
  meta: PageMeta;
  body: ReactNode;
  data: TemplateData;
  languageLinks: readonly Alternate[];
  tags: readonly HeadTag[];
  structuredData: object;
}

export function Document({ meta, body, data, languageLinks, tags, structuredData }: DocumentProps) {
  const { site } = data;
  return (
    <html lang={LANGUAGES[site.language].locale}>
      <Head meta={meta} data={data} tags={tags} />
      <body>
        <a
          className="fixed top-2 left-2 z-60 bg-ink px-4.5 py-3 font-strong text-paper not-focus:-translate-y-[200%] print:hidden"
          href="#main"
        >
          {site.layout.skip}
        </a>
        <Widget
          tag="site-header"
          current={meta.currentNavPath}
          translations={listTranslations(languageLinks)}
          position={meta.request?.role}
          location={meta.request?.place}
        />
        <main id="main" className="relative pt-17 md:pt-19 print:pt-0" tabIndex={-1}>
          <BindingRail />
          <Letterhead agency={site.agency} />
          {body}
        </main>
        <Footer site={site} meta={meta} languageLinks={languageLinks} />
        {site.isPreview && (
          <p className="fixed bottom-0 z-60 w-full bg-ink px-5 py-2 text-center text-15 text-paper print:hidden">
            {site.layout.preview}
          </p>
        )}
        {/* JSON-LD for search engines. It comes last, because visible content should load first. */}
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll("<", "\\u003c") }}
        />
      </body>
    </html>
  );
}

/**
 * Returns the value of the site header's attribute that lists each translation's language code, path and
 * name.
 */
function listTranslations(languageLinks: readonly Alternate[]): string | undefined {
  if (languageLinks.length === 0) return undefined;
  return languageLinks.map(({ language, path, name }) => `${language} ${path} ${name}`).join(", ");
}

/** A vertical line 48 px to the left of the container, shown if the margin is wide enough. */
function BindingRail() {
  return (
    <div
      className="pointer-events-none absolute inset-y-0 left-[calc(50%-672px)] z-1 w-px bg-line max-xl:hidden print:hidden"
      aria-hidden="true"
    />
  );
}

/** Replaces the site's header in print. */
function Letterhead({ agency }: { agency: Agency }) {
  return (
    <div className="hidden print:block" aria-hidden="true">
      <Container>
        <p className="flex justify-between gap-6 border-b-2 border-ink pb-2.5 font-head text-20 leading-120 font-heading">
          <span>{agency.name}</span>
          <span className="text-right font-mono text-13 font-medium tracking-mono">
            {agency.phone.text}, {agency.email}
          </span>
        </p>
      </Container>
    </div>
  );
}

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
