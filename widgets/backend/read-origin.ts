import { circumstanceLimits } from "../../site/model/submissions/circumstances.ts";
import { ofDocument } from "../runtime/of-document.ts";
import { parseAddress } from "./parse-address.ts";
import { visitedPages } from "./visited-pages.ts";

/** Where a visitor came from; all null when the browser asks for privacy. */
export interface Origin {
  pageUrl: string | null;
  referrer: string | null;
  utm: Record<string, string> | null;
}

const UTM_KEYS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

/** Characters kept of one utm value; five of them stay under the column's limit however they are escaped. */
const UTM_LIMIT = 300;

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

/**
 * The same, of a page that is known; of none, nothing.
 * @param landing the page that the visitor came from, or that the visit began with
 * @param pages those on the way, of which the last campaign counts
 */
export function originOf(page: URL | undefined, landing?: URL, pages = page ? [page] : []): Origin {
  return {
    pageUrl: page ? cut(page.origin + page.pathname, circumstanceLimits.page_url) : null,
    referrer: landing ? cut(landing.origin + landing.pathname, circumstanceLimits.referrer) : null,
    utm: pages.map(readUtm).findLast((utm) => utm !== null) ?? null,
  };
}

function readUtm({ searchParams }: URL): Record<string, string> | null {
  const utm = UTM_KEYS.flatMap((key) => {
    const value = searchParams.get(key);
    return value === null || value === "" ? [] : [[key, cut(value, UTM_LIMIT)]];
  });
  return utm.length === 0 ? null : (Object.fromEntries(utm) as Record<string, string>);
}

/** The first characters of a text, counted as the database counts them; half of a surrogate pair would make it refuse the row. */
function cut(text: string, length: number): string {
  return [...text].slice(0, length).join("");
}
