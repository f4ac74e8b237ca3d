import { originOf, type Origin } from "../../site/model/submissions/origin.ts";
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
export function readOrigin(isOwnPage: boolean, around?: string): Origin {
  if (hasPrivacyControl()) return originOf(undefined);
  const framing = parseAddress(around);
  if (framing) return originOf(framing);
  const pages = isOwnPage ? visitedPages() : [new URL(location.href)];
  const landing = pages.length > 1 ? pages[0] : parseAddress(readDocumentProperty("referrer"));
  return originOf(new URL(location.href), landing, pages);
}
