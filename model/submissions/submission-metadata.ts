// A file of its own, because pages load it after a form: a module that the form also loads would split its script.

/** Maximum lengths, in characters, of values that the browser adds to every submission, by column. */
export const metadataLimits = { context: 80, partner: 80, page_url: 2048, referrer: 2048 };

/** Columns that the browser adds to every submission, in display order. */
export const metadataColumns = [...Object.keys(metadataLimits), "language", "utm", "consent"];
