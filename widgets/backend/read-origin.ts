import { originOf, type Origin } from "../../site/model/submissions/origin.ts";
import { ofDocument } from "../runtime/of-document.ts";
import { parseAddress } from "./parse-address.ts";
import { visitedPages } from "./visited-pages.ts";

/** Whether the browser asks every site not to track its user (Global Privacy Control). */
export function isPrivacyAsked(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/**
 * Where the visitor is and came from, addresses without their query, which may hold anything. On our own pages a visit may have begun pages
 * ago: the one it began with and the last campaign on the way count. On a partner's page that page alone is looked at.
 * @param isOwnPage whether the form stands on a page of ours
 * @param around address of the page that frames this one, where it is known
 */
export function readOrigin(isOwnPage: boolean, around?: string): Origin {
  if (isPrivacyAsked()) return originOf(undefined);
  const framing = parseAddress(around);
  if (framing) return originOf(framing);
  const pages = isOwnPage ? visitedPages() : [new URL(location.href)];
  const landing = pages.length > 1 ? pages[0] : parseAddress(ofDocument("referrer"));
  return originOf(new URL(location.href), landing, pages);
}
