import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { TemplateData } from "./page.ts";
import { LIGHT } from "../tokens/colors.ts";
import { FEEDS } from "../model/feeds.ts";
import type { PageAssets } from "../model/page-assets.ts";

/** A tag of the document's head as data. */
export type HeadTag =
  { tag: "title"; text: string } | { tag: "meta" | "link"; attributes: Readonly<Record<string, string>> };

interface HeadProps {
  tags: readonly HeadTag[];
  /** JSON-LD, ready to be printed. */
  structuredData: object;
  assets: PageAssets;
  origins: TemplateData["origins"];
  /** Names of the page's further style sheets. */
  styles: readonly string[];
  /** Name of the page's template. */
  template: string;
}

/** The document's head: what it is about, what it looks like, and the one script that it loads. */
export function Head({ tags, structuredData, assets, origins, styles, template }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* For hosts that send no headers of ours; before everything that it is about. */}
      <meta httpEquiv="Content-Security-Policy" content={contentSecurityPolicy([origins.backend])} />
      {tags.map((tag, index) =>
        tag.tag === "title" ? (
          <title key={index}>{tag.text}</title>
        ) : (
          <tag.tag key={index} {...tag.attributes} />
        ),
      )}
      {assets.preloadFonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={assets.styles} />
      {styles.map((name) => (
        <link key={name} rel="stylesheet" href={pageSheet(assets, name)} />
      ))}
      <link rel="stylesheet" href={assets.utilities[template]} />
      {/* It paints nothing, so that what does goes first. */}
      <script type="module" async fetchPriority="low" src={assets.loader} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {FEEDS.map(({ path, title }) => (
        <link key={path} rel="alternate" type="application/atom+xml" href={path} title={title} />
      ))}
      <meta name="theme-color" content={LIGHT.paper} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll("<", "\\u003c") }}
      />
    </head>
  );
}

function pageSheet({ pageStyles }: PageAssets, name: string): string {
  const address = pageStyles[name];
  if (address === undefined) {
    throw new Error(
      `There is no site/styles/pages/${name}.css; known are ${Object.keys(pageStyles).join(", ")}.`,
    );
  }
  return address;
}
