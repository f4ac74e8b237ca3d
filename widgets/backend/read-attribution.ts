import { attributionOf, type Attribution } from "../../site/model/submissions/attribution.ts";
import { readDocumentProperty } from "./read-document-property.ts";
import { parseAddress } from "./parse-address.ts";
import { visitedPages } from "./visited-pages.ts";

/** Returns whether the browser sends Global Privacy Control. */
export function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/**
 * Returns page, referrer and campaign, or none of them if the browser sends Global Privacy Control. Removes
 * query strings from the URLs, since they may contain personal data. On our own pages, returns the referrer
 * of the visit's first page and the latest campaign of the visit. On a partner's page, returns the referrer
 * and campaign of that page.
 * @param isOwnPage whether the form is on one of our own pages
 * @param around URL of the page that contains our iframe, if known
 */
export function readAttribution(isOwnPage: boolean, around?: string): Attribution {
  if (hasPrivacyControl()) return attributionOf(undefined);
  const framing = parseAddress(around);
  if (framing) return attributionOf(framing);
  const pages = isOwnPage ? visitedPages() : [new URL(location.href)];
  const landing = pages.length > 1 ? pages[0] : parseAddress(readDocumentProperty("referrer"));
  return attributionOf(new URL(location.href), landing, pages);
}
