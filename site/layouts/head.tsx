import { basename } from "node:path";
import { buildContentSecurityPolicy, markHash, markStyles } from "./content-security-policy.ts";
import type { PageMeta, TemplateData } from "./page.ts";
import { LIGHT } from "../tokens/colors.ts";
import { FEEDS } from "../../model/kinds/feeds.ts";
import { SOURCE_LANGUAGE } from "../../model/languages.ts";

export type HeadTag =
  | { tag: "title"; text: string }
  | { tag: "meta" | "link"; attributes: Readonly<Record<string, string>> };

interface HeadProps {
  meta: PageMeta;
  data: TemplateData;
  tags: readonly HeadTag[];
}

export function Head({ meta, data: { site, assets, origins, page }, tags }: HeadProps) {
  const sheet = meta.styles ?? basename(page.inputPath, ".11ty.tsx");
  requireAsset("build/assets/page-styles.ts", assets.sheets, sheet);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* The policy is also sent as a header, but some hosts do not support custom headers. The tag must precede
          everything that the policy applies to. */}
      <meta
        httpEquiv="Content-Security-Policy"
        content={buildContentSecurityPolicy([origins.backend], [markHash(sheet)])}
      />
      {tags.map((tag, index) =>
        tag.tag === "title" ? (
          <title key={index}>{tag.text}</title>
        ) : (
          <tag.tag key={index} {...tag.attributes} />
        ),
      )}
      {/* The styles are inlined because an external file would block the first paint. */}
      <style dangerouslySetInnerHTML={{ __html: markStyles(sheet) }} />
      {/* The scripts come after the styles because scripts do not affect the first paint. */}
      <script type="module" async fetchPriority="low" src={assets.loader} />
      {meta.scripts?.map((name) => (
        <script
          key={name}
          type="module"
          async
          fetchPriority="low"
          src={requireAsset("build/assets/bundle-widgets.ts", assets.pageScripts, name)}
        />
      ))}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {/* The feeds contain articles, which are in English only. */}
      {site.language === SOURCE_LANGUAGE &&
        FEEDS.flatMap(({ atom, json, title }) => [
          <link key={atom} rel="alternate" type="application/atom+xml" href={atom} title={title} />,
          <link key={json} rel="alternate" type="application/feed+json" href={json} title={title} />,
        ])}
      <meta name="theme-color" content={LIGHT.paper} />
    </head>
  );
}

function requireAsset(builderFile: string, assets: Readonly<Record<string, string>>, name: string): string {
  const asset = assets[name];
  if (asset === undefined) {
    throw new Error(`${builderFile} has no ${name}; expected one of ${Object.keys(assets).join(", ")}.`);
  }
  return asset;
}
