import type { Origin } from "../backend/circumstances.ts";
import { ofDocument } from "../runtime/of-document.ts";
import { characterLimits } from "./limits.ts";

const UTM_KEYS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

/** Characters kept of one utm value; five of them stay under the column's limit however they are escaped. */
const UTM_LIMIT = 300;

/** Whether the browser tells every site to leave its user alone (Global Privacy Control). */
export function isPrivacyAsked(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Where the visitor is and came from; the page's address without its query, which may hold anything. */
export function readOrigin(): Origin {
  if (isPrivacyAsked()) return { pageUrl: null, referrer: null, utm: null };
  const { page_url: pageLimit, referrer: referrerLimit } = characterLimits.contact_submissions;
  const referrer = ofDocument("referrer");
  const query = new URLSearchParams(location.search);
  const utm = UTM_KEYS.flatMap((key) => {
    const value = query.get(key);
    return value === null || value === "" ? [] : [[key, cut(value, UTM_LIMIT)]];
  });
  return {
    pageUrl: cut(location.origin + location.pathname, pageLimit),
    referrer: referrer === "" ? null : cut(referrer, referrerLimit),
    utm: utm.length === 0 ? null : (Object.fromEntries(utm) as Record<string, string>),
  };
}

/** The first characters of a text, counted as the database counts them; half of a surrogate pair would make it refuse the row. */
function cut(text: string, length: number): string {
  return [...text].slice(0, length).join("");
}
