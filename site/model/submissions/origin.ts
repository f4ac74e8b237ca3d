import { circumstanceLimits } from "./circumstances.ts";

/** Where a visitor came from; all null if the browser asks for privacy. */
export interface Origin {
  pageUrl: string | null;
  referrer: string | null;
  utm: Record<string, string> | null;
}

const UTM_KEYS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

/** Characters stored of a utm value; five of them fit the column's limit however they are escaped. */
const UTM_LIMIT = 300;

/**
 * Returns page, referrer and campaign; all null without a page. URLs have no query, which may contain
 * personal data.
 * @param landing referrer, or first page of the visit
 * @param pages pages of the visit, of which the last campaign counts
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

/**
 * Truncates a text by code points, as the database counts them, and removes lone surrogates and NUL, which
 * the database rejects.
 */
function cut(text: string, length: number): string {
  return [...text.replaceAll("\0", "")].slice(0, length).join("");
}
