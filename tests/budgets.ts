/**
 * Budgets for the site, in bytes after gzip (fonts are not compressed further), and its Lighthouse scores. A
 * budget that the docs do not promise is at least 2 % above the measured value, so that a single byte does not
 * fail a run.
 */
export const BUDGETS = {
  /** A page's HTML including its styles, even with 1,000 articles. */
  page: 60 * 1024,
  /** Scripts that a page loads before any interaction. */
  pageScript: 3 * 1024,
  /** The bundled part of the page's scripts. */
  loader: 2240,
  /** The script that counts form events; fetched once a form is hydrated. */
  counting: 410,
  /** Everything that hydrates one form on a page: React, validation rules, texts, fields. */
  widget: 81.5 * 1024,
  /** The explorer's own code, without React, code shared by forms, and texts. */
  explorer: 6.4 * 1024,
  /** The stylesheet inlined in a page. */
  styles: 14 * 1024,
  /** Fonts that an English page downloads. */
  fonts: 48 * 1024,
  /** Lighthouse score in each category; `npm run bench` reports lower ones. */
  lighthouse: 100,
  /** The script on a partner's page, including the first form. */
  embedEntry: 6 * 1024,
  embedForm: 2 * 1024,
  /** The embedded header's markup, with the CSS for the bar, the menu and the quick form. */
  embedHeader: 3.75 * 1024,
  /** Code that makes one embedded form work, without supabase-js: React, validation rules, and the form. */
  embedPart: 82.5 * 1024,
  /** The salary report, which is emailed as a link and read on phones. */
  report: 2.5 * 1024 * 1024,
  /** A thumbnail of one of the report's sheets. A form shows three of them while a visitor may be typing. */
  thumbnail: 10 * 1024,
} as const;
