import { SOURCE_LANGUAGE } from "../../site/model/languages.ts";
import type { Site } from "../../site/model/kinds/site.ts";
import { localPath } from "../../site/model/translation/addresses.ts";

const LINK = /<a\b([^>]*?)\shref="(\/[^"]*)"([^>]*)>/g;

/**
 * Localizes the links on a translated page. Content and components link to English paths: a link to a translated
 * page gets the path in this language, and any other link is marked as English. Links with an `hreflang` are not
 * changed.
 */
export function localizeLinks(html: string, site: Pick<Site, "language" | "addresses" | "layout">): string {
  if (site.language === SOURCE_LANGUAGE) return html;
  const mark = `hreflang="${SOURCE_LANGUAGE}" title="${site.layout.inEnglish}"`;
  return html.replace(LINK, (tag, before: string, href: string, after: string) => {
    if (/\shreflang=/i.test(before + after)) return tag;
    const path = localPath(site, href);
    return path === undefined
      ? `<a${before} href="${href}" ${mark}${after}>`
      : `<a${before} href="${path}"${after}>`;
  });
}
