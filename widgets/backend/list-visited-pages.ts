import { readDocumentProperty } from "./read-document-property.ts";
import { parseUrl } from "./parse-url.ts";

/**
 * Uses the Navigation API to return the URLs of this site's pages in the tab's history, oldest first, up to the
 * current page. If the API is missing or the page was opened in a new tab, returns a same-site referrer, if any, and
 * the current page. Stores nothing.
 */
export function listVisitedPages(): URL[] {
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
