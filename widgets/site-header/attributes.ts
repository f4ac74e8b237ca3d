import { text, type AttributesOf } from "../runtime/attribute-rules.ts";

export const siteHeaderAttributes = {
  /** Path of the current page or of its section, such as `/insights`. */
  current: text(120),
  /**
   * Links to the page in other languages, separated by commas: `es /es/curriculum Español`. Only on our own
   * pages.
   */
  translations: text(400),
};

export type SiteHeaderProps = AttributesOf<typeof siteHeaderAttributes>;
