/**
 * Converts a name or title to a slug, such as `New York` to `new-york`. The editor derives an entry's address from its
 * title in the same way.
 */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
