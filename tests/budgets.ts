/**
 * Budgets of the site, in bytes after gzip (fonts as they are), and its Lighthouse scores. A budget that is not
 * promised in the docs is at least 2 % above the measured value, so that a single byte fails no run.
 */
export const BUDGETS = {
  /** A page's HTML with its styles, also where there are 1,000 articles. */
  page: 60 * 1024,
  /** Scripts that a page loads before any interaction. */
  pageScript: 3 * 1024,
  /** The part of these that is bundled. */
  loader: 2240,
  /** The counting script of forms; fetched once a form is hydrated. */
  counting: 410,
  /** All that hydrates one form of a page: React, its rules, its texts, its fields. */
  widget: 81.5 * 1024,
  /** The explorer's own code, without React, code shared by forms, and texts. */
  explorer: 6.4 * 1024,
  /** The stylesheet inlined in a page. */
  styles: 14 * 1024,
  /** Fonts that a page in English downloads. */
  fonts: 48 * 1024,
  /** Lighthouse scores in each category; `npm run bench` reports lower ones. */
  lighthouse: 100,
  /** The script on a partner's page, including the first form. */
  embedEntry: 6 * 1024,
  embedForm: 2 * 1024,
  /** The embedded header's markup: its bar, its menu and its quick form, with the rules of all three. */
  embedHeader: 3.75 * 1024,
  /** Code that makes one embedded form work, without supabase-js: React, the rules, and the form. */
  embedPart: 82.5 * 1024,
  /** The salary report, which is mailed as a link and read on phones. */
  report: 2.5 * 1024 * 1024,
  /** A thumbnail of one of its sheets. A form shows three of them while a visitor may be typing. */
  thumbnail: 10 * 1024,
} as const;
