// A file of its own, because pages load it after a form: a module that the form also loads would split its script.

/** Maximum lengths, in characters, of values that the browser adds to every submission, by column. */
export const metadataLimits = { context: 80, partner: 80, page_url: 2048, referrer: 2048 };

/** Columns that the browser adds to every submission, in display order. */
export const metadataColumns = [...Object.keys(metadataLimits), "language", "utm", "consent"];

/** Where a visitor came from. All fields are null if the browser signals a privacy preference. */
export interface Attribution {
  pageUrl: string | null;
  referrer: string | null;
  utm: Record<string, string> | null;
}

const UTM_KEYS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

/**
 * Maximum length of a stored `utm_` value in characters. Five values of this length fit in the column even
 * when escaped.
 */
const UTM_LIMIT = 300;

/**
 * Returns a visitor's page, referrer and campaign; all are null if there is no page. Query strings are
 * removed from URLs because they may contain personal data.
 * @param referrerUrl the referrer, or the first page of the visit
 * @param pages pages of the visit; the campaign is that of the last page that has one
 */
export function toAttribution(
  page: URL | undefined,
  referrerUrl?: URL,
  pages = page ? [page] : [],
): Attribution {
  return {
    pageUrl: page ? truncate(page.origin + page.pathname, metadataLimits.page_url) : null,
    referrer: referrerUrl
      ? truncate(referrerUrl.origin + referrerUrl.pathname, metadataLimits.referrer)
      : null,
    utm: pages.map(readUtm).findLast((utm) => utm !== null) ?? null,
  };
}

function readUtm({ searchParams }: URL): Record<string, string> | null {
  const utm = UTM_KEYS.flatMap((key) => {
    const value = truncate(searchParams.get(key) ?? "", UTM_LIMIT);
    return value === "" ? [] : [[key, value]];
  });
  return utm.length === 0 ? null : (Object.fromEntries(utm) as Record<string, string>);
}

/**
 * Truncates text by code points, which is how the database counts, and removes NUL, which the database
 * rejects.
 */
function truncate(text: string, length: number): string {
  return [...text.replaceAll("\0", "").slice(0, 2 * length)].slice(0, length).join("");
}
