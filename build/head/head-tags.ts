import type { PageMeta } from "../../site/layouts/page.ts";
import type { HeadTag } from "../../site/layouts/head.tsx";
import { toDocumentTitle } from "../../model/kinds/to-document-title.ts";
import { LANGUAGES } from "../../model/languages.ts";
import type { Alternate, LocalizedSite } from "../../model/translation/addresses.ts";
import type { Agency } from "../../model/schemas/agency.ts";

export interface HeadContext {
  site: LocalizedSite & { agency: Agency };
  /** The agency in English: all pages describe the organization in the same words, since they name the same thing. */
  agency: Agency;
  alternates: readonly Alternate[];
  /** Origin of the published site, without a trailing slash. */
  origin: string;
  /** Canonical path, `/` or `/about`. */
  path: string;
  noindex: boolean;
}

export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

export function toAbsoluteUrl(origin: string, path: string): string {
  return path === "/" ? `${origin}/` : `${origin}${path}`;
}

export function headTags(
  meta: PageMeta,
  { site, alternates, origin, path, noindex }: HeadContext,
): HeadTag[] {
  const { agency } = site;
  const title = toDocumentTitle(meta.title, agency);
  const url = toAbsoluteUrl(origin, path);
  const isArticle = meta.subjects?.some((subject) => subject.type === "article") === true;
  const image = toAbsoluteUrl(origin, socialImagePath(meta.social?.of ?? path));
  const propertyMeta = (name: string, content: string): HeadTag => ({
    tag: "meta",
    attributes: { property: name, content },
  });
  const namedMeta = (name: string, content: string): HeadTag => ({
    tag: "meta",
    attributes: { name, content },
  });
  const hasCanonicalUrl = !noindex || meta.isShareable === true;
  const social: HeadTag[] = [
    propertyMeta("og:type", isArticle ? "article" : "website"),
    propertyMeta("og:site_name", agency.name),
    propertyMeta("og:locale", toSocialLocale(LANGUAGES[site.language].locale)),
    ...alternates
      .filter(({ language }) => language !== site.language)
      .map(({ locale }) => propertyMeta("og:locale:alternate", toSocialLocale(locale))),
    propertyMeta("og:title", title),
    propertyMeta("og:description", meta.description),
    propertyMeta("og:url", url),
    propertyMeta("og:image", image),
    propertyMeta("og:image:width", String(SOCIAL_IMAGE.width)),
    propertyMeta("og:image:height", String(SOCIAL_IMAGE.height)),
    propertyMeta("og:image:alt", meta.social?.alt ?? `${meta.title}, ${agency.name}`),
    namedMeta("twitter:card", "summary_large_image"),
  ];
  return [
    { tag: "title", text: title },
    namedMeta("description", meta.description),
    ...(noindex ? [namedMeta("robots", "noindex")] : []),
    // A meta tag instead of a header, because hosts merge all matching header rules, and this value would conflict
    // with that of the site-wide rule.
    ...(meta.hidesReferrer === true ? [namedMeta("referrer", "no-referrer")] : []),
    ...(hasCanonicalUrl ? [{ tag: "link", attributes: { rel: "canonical", href: url } } as const] : []),
    ...(noindex ? [] : alternateLinks(alternates, origin)),
    namedMeta("keywords", agency.keywords.join(", ")),
    ...(hasCanonicalUrl ? social : []),
  ];
}

function alternateLinks(alternates: readonly Alternate[], origin: string): HeadTag[] {
  const link = (hreflang: string, path: string): HeadTag => ({
    tag: "link",
    attributes: { rel: "alternate", hrefLang: hreflang, href: toAbsoluteUrl(origin, path) },
  });
  return [
    ...alternates.map(({ language, path }) => link(language, path)),
    ...alternates.slice(0, 1).map(({ path }) => link("x-default", path)),
  ];
}

/** Converts a BCP 47 tag to Open Graph's format: `es_US`. */
const toSocialLocale = (locale: string): string => locale.replace("-", "_");

/** Returns the path of a page's social image: `/social/home.png`, `/social/locations/texas.png`. */
export function socialImagePath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.png`;
}
