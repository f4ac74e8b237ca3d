import type { PageMeta } from "../../site/layouts/page.ts";
import type { HeadTag } from "../../site/layouts/head.tsx";
import { documentTitle } from "../../site/model/kinds/document-title.ts";
import type { Agency } from "../../site/model/schemas/agency.ts";

export interface HeadContext {
  agency: Agency;
  /** Origin of the published site, without a trailing slash. */
  origin: string;
  /** Canonical path, `/` or `/about`. */
  path: string;
  noindex: boolean;
}

export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

export function absolute(origin: string, path: string): string {
  return path === "/" ? `${origin}/` : `${origin}${path}`;
}

/** Returns a page's title, description, canonical link and social tags, in order. */
export function headTags(meta: PageMeta, { agency, origin, path, noindex }: HeadContext): HeadTag[] {
  const title = documentTitle(meta.title, agency);
  const url = absolute(origin, path);
  const isArticle = meta.subjects?.some((subject) => subject.type === "article") === true;
  const image = absolute(origin, socialImagePath(path));
  const property = (name: string, content: string): HeadTag => ({
    tag: "meta",
    attributes: { property: name, content },
  });
  const named = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { name, content } });
  const isAddressed = !noindex || meta.isShared === true;
  const social: HeadTag[] = [
    property("og:type", isArticle ? "article" : "website"),
    property("og:site_name", agency.name),
    property("og:locale", "en_US"),
    property("og:title", title),
    property("og:description", meta.description),
    property("og:url", url),
    property("og:image", image),
    property("og:image:width", String(SOCIAL_IMAGE.width)),
    property("og:image:height", String(SOCIAL_IMAGE.height)),
    property("og:image:alt", meta.social?.alt ?? `${meta.title}, ${agency.name}`),
    named("twitter:card", "summary_large_image"),
  ];
  return [
    { tag: "title", text: title },
    named("description", meta.description),
    ...(noindex ? [named("robots", "noindex")] : []),
    // A meta tag, since hosts merge all matching header rules, and this one would conflict with the general
    // one.
    ...(meta.isUnreferred === true ? [named("referrer", "no-referrer")] : []),
    ...(isAddressed ? [{ tag: "link", attributes: { rel: "canonical", href: url } } as const] : []),
    named("keywords", agency.keywords.join(", ")),
    ...(isAddressed ? social : []),
  ];
}

/** Returns the path of a page's social image: `/social/home.png`, `/social/locations/texas.png`. */
export function socialImagePath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.png`;
}
