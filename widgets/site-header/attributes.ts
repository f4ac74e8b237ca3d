import { text, type AttributesOf } from "../runtime/attribute-rules.ts";

export const siteHeaderAttributes = {
  /** Path of the current page or section, such as `/insights`. */
  current: text(120),
  /**
   * Links to translations of the page, separated by commas: `es /es/curriculum Español`. For our own pages
   * only.
   */
  translations: text(400),
};

export type SiteHeaderProps = AttributesOf<typeof siteHeaderAttributes>;
