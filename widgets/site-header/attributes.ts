import { text, type AttributesOf } from "../runtime/attribute-rules.ts";

/** Attributes of `<site-header>`. */
export const siteHeaderAttributes = {
  /** The page's path, or that of the section it belongs to, such as `/insights`. */
  current: text(120),
};

export type SiteHeaderProps = AttributesOf<typeof siteHeaderAttributes>;
