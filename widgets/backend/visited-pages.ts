import { ofDocument } from "../runtime/of-document.ts";
import { parseAddress } from "./parse-address.ts";

/**
 * Addresses of the pages of this site that the visitor has come by, the oldest first and the one that is shown last. The browser's own list for
 * this tab tells (HTML, the Navigation API); where there is none, or the page was opened in a tab of its own, the page before is known alone.
 * Nothing is kept for it.
 */
export function visitedPages(): URL[] {
  const { navigation } = window as { navigation?: Navigation };
  const before = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  const earlier = before.filter(({ sameDocument }) => !sameDocument).map(({ url }) => url);
  return [...(earlier.length === 0 ? [ofDocument("referrer")] : earlier), location.href]
    .flatMap((address) => parseAddress(address) ?? [])
    .filter(({ origin }) => origin === location.origin);
}
