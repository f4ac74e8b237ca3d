import { toAttribution, type Attribution } from "../../model/submissions/attribution.ts";
import { readDocumentProperty } from "./read-document-property.ts";
import { parseUrl } from "./parse-url.ts";
import { listVisitedPages } from "./list-visited-pages.ts";

export function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/**
 * Returns the page, referrer and campaign of a submission, or none of them if Global Privacy Control is on. Removes
 * query strings from URLs, because they may contain personal data. On our own pages, uses the visit's first page as
 * the referrer (or that page's own referrer if it is the only one) and the visit's latest campaign. On a partner's page, uses the referrer and campaign of that page.
 * @param isOwnPage whether the form is on one of our own pages
 * @param parentPage URL of the page that contains our iframe, if known
 */
export function readAttribution(isOwnPage: boolean, parentPage?: string): Attribution {
  if (hasPrivacyControl()) return toAttribution(undefined);
  const parentUrl = parseUrl(parentPage);
  if (parentUrl) return toAttribution(parentUrl);
  const pages = isOwnPage ? listVisitedPages() : [new URL(location.href)];
  const referrerUrl = pages.length > 1 ? pages[0] : parseUrl(readDocumentProperty("referrer"));
  return toAttribution(new URL(location.href), referrerUrl, pages);
}
