/** Maximum lengths, in characters, of values that the browser adds to every submission, by column. */
export const circumstanceLimits = { context: 80, partner: 80, page_url: 2048, referrer: 2048 };

/** Columns that the browser adds to every submission, in display order. */
export const circumstances = [...Object.keys(circumstanceLimits), "language", "utm", "consent"];
