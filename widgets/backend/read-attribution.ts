import { toAttribution, type Attribution } from "../../model/submissions/attribution.ts";
import { readDocumentProperty } from "./read-document-property.ts";

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

/** Parses a URL; returns undefined if it is invalid. Older browsers lack `URL.parse`. */
function parseUrl(address: string | null | undefined): URL | undefined {
  try {
    return new URL(address ?? "");
  } catch {
    return undefined;
  }
}

/**
 * Uses the Navigation API to return the URLs of this site's pages in the tab's history, oldest first, up to the
 * current page. If the API is missing or the page was opened in a new tab, returns a same-site referrer, if any, and
 * the current page. Stores nothing.
 */
function listVisitedPages(): URL[] {
  const { navigation } = window as { navigation?: Navigation };
  const before = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  const earlierAddresses = before.filter(({ sameDocument }) => !sameDocument).map(({ url }) => url);
  return [
    ...(earlierAddresses.length === 0 ? [readDocumentProperty("referrer")] : earlierAddresses),
    location.href,
  ]
    .flatMap((address) => parseUrl(address) ?? [])
    .filter(({ origin }) => origin === location.origin);
}
