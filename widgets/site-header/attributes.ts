import { text, type AttributesOf } from "../runtime/attribute-rules.ts";

export const siteHeaderAttributes = {
  /** Path of the page or of its section, such as `/insights`. */
  current: text(120),
  /** The page in other languages, on our own pages: `es /es/curriculum Español`, separated by commas. */
  translations: text(400),
};

export type SiteHeaderProps = AttributesOf<typeof siteHeaderAttributes>;
