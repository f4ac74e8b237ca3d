import { circumstanceLimits } from "./circumstances.ts";

/** Where a visitor came from; all null when the browser asks for privacy. */
export interface Origin {
  pageUrl: string | null;
  referrer: string | null;
  utm: Record<string, string> | null;
}

const UTM_KEYS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

/** Characters kept of one utm value; five of them stay under the column's limit however they are escaped. */
const UTM_LIMIT = 300;

/**
 * Where a visitor of a page came from; of no page, nothing. Addresses are without their query, which may hold anything.
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
    const value = cut(searchParams.get(key) ?? "", UTM_LIMIT);
    return value === "" ? [] : [[key, value]];
  });
  return utm.length === 0 ? null : (Object.fromEntries(utm) as Record<string, string>);
}

/** The first characters of a text, counted as the database counts them; half of a surrogate pair or a NUL would make it refuse the row. */
function cut(text: string, length: number): string {
  return [...text.replaceAll("\0", "")].slice(0, length).join("");
}
