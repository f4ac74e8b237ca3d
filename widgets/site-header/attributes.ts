import { text, type AttributesOf } from "../runtime/attribute-rules.ts";

export const siteHeaderAttributes = {
  /** Path of the page or its section, such as `/insights`. */
  current: text(120),
};

export type SiteHeaderProps = AttributesOf<typeof siteHeaderAttributes>;
