/**
 * Budgets of the site, in bytes after gzip (fonts as they are), and its Lighthouse points. A budget that is no
 * promise is at least 2 % above what is measured, so that no single byte fails a run.
 */
export const BUDGETS = {
  /** Scripts that a page loads before any interaction. */
  pageScript: 3 * 1024,
  /** The bundled one of these. */
  loader: 2200,
  /** The counting script of forms; fetched once a form is hydrated. */
  counting: 410,
  /** Everything that hydrates one form of a page: React, its rules, its texts, its fields. */
  widget: 78.5 * 1024,
  /** The explorer's own code, beside React, what forms share, and its texts. */
  explorer: 6 * 1024,
  /** The style sheet in a page. */
  styles: 14 * 1024,
  /** Those that a page in English fetches. */
  fonts: 48 * 1024,
  /** Cumulative layout shift while a page loads; `npm run bench` reports where it is more. */
  layoutShift: 0,
  /** Points of Lighthouse in each category; `npm run bench` reports where they are fewer. */
  lighthouse: 100,
  /** The script on a partner's page with the first form. */
  embedEntry: 6 * 1024,
  /** Each further form's markup. */
  embedForm: 2 * 1024,
  /** The embedded header's markup: its bar, its menu and its quick form, with the rules of all three. */
  embedHeader: 3.75 * 1024,
  /** What makes one embedded form work, without supabase-js: React, the rules, and the form. */
  embedPart: 81 * 1024,
  /** The salary report; it is mailed as a link and read on phones. */
  report: 2.5 * 1024 * 1024,
  /** A thumbnail of one of its sheets: three come beside a form, which a visitor may be typing into. */
  thumbnail: 10 * 1024,
} as const;
