/**
 * Size budgets for the site in bytes after gzip (fonts are already compressed), and the Lighthouse goal. Unless the
 * docs promise them, budgets are at least 2% above the measured size.
 */
export const BUDGETS = {
  /** A page's HTML including its styles, even with 1,000 articles. */
  page: 60 * 1024,
  /** Scripts that a page loads before any interaction. */
  pageScript: 3 * 1024,
  /** The loader: the script that imports a widget's script on first interaction. */
  loader: 2240,
  /** The script that counts form events. */
  countingScript: 410,
  /** Everything needed to hydrate one form on a page: React, validation rules, strings, and fields. */
  widget: 81.5 * 1024,
  /** The salary explorer's own code, without React, strings, or the code that it shares with the forms. */
  explorer: 6.4 * 1024,
  /** The stylesheet inlined in a page. */
  styles: 12.25 * 1024,
  /** Fonts of an English page. */
  fonts: 48 * 1024,
  /** Goal for the Lighthouse score in each category. `npm run bench` reports lower scores. */
  lighthouse: 100,
  /** The script that partners add to their pages. */
  embedEntry: 6 * 1024,
  embedForm: 2 * 1024,
  /** Markup of the embedded header, with the CSS for its bar, menu and quick form. */
  embedHeader: 3.75 * 1024,
  /** Code needed to make one embedded form work: React, validation rules, and the form, but not supabase-js. */
  embedFormCode: 82.5 * 1024,
  /** The PDF of the salary report. Readers get a link by email and often open it on a phone. */
  report: 2.5 * 1024 * 1024,
  /** One of the report's page thumbnails. A form loads three of them, possibly while the visitor is typing. */
  thumbnail: 10 * 1024,
} as const;
