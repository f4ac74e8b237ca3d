import { SOURCE_LANGUAGE } from "../../model/languages.ts";
import type { Site } from "../../model/kinds/site.ts";
import { localizePath } from "../../model/translation/addresses.ts";

const LINK = /<a\b([^>]*?)\shref="(\/(?!\/)[^"]*)"([^>]*)>/g;

/**
 * Localizes the links on a translated page. Content and components link to English paths: a link to a translated
 * page gets the path in this language, and any other link is marked as English. Links with an `hreflang` are not
 * changed.
 */
export function localizeLinks(html: string, site: Pick<Site, "language" | "addresses" | "layout">): string {
  if (site.language === SOURCE_LANGUAGE) return html;
  const title = ` title="${site.layout.inEnglish}"`;
  return html.replace(LINK, (tag, before: string, href: string, after: string) => {
    const otherAttributes = before + after;
    if (/\shreflang=/i.test(otherAttributes)) return tag;
    const path = localizePath(site, href);
    if (path !== undefined) return `<a${before} href="${path}"${after}>`;
    const languageAttributes = `hreflang="${SOURCE_LANGUAGE}"${/\stitle=/.test(otherAttributes) ? "" : title}`;
    return `<a${before} href="${href}" ${languageAttributes}${after}>`;
  });
}
