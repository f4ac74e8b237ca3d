/** The longest values, in characters, of the texts that the browser adds to every row, by their columns. */
export const circumstanceLimits = { context: 80, partner: 80, page_url: 2048, referrer: 2048 };

/** The columns that the browser adds to every row, in the order in which they are read. */
export const circumstances = [...Object.keys(circumstanceLimits), "utm", "consent"];
