import { leadFormAttributes } from "./lead-form.ts";
import { text, type MessageKeys, type AttributesOf } from "./tag-description.ts";

export const siteHeaderMessageKeys = [
  { header: ["home", "navigation", "menu", "openMenu", "closeMenu", "quickTitle"] },
] as const satisfies readonly MessageKeys[];

export const siteHeaderAttributes = {
  /** English path of the current page or of its section, such as `/insights`, in every language. */
  current: text(120),
  /**
   * Links to translations of the page, separated by commas: `es /es/curriculum Español`. For our own pages
   * only.
   */
  translations: text(400),
  /** The page's subject, filled into the quick form. For our own pages only. */
  position: leadFormAttributes.position,
  location: leadFormAttributes.location,
};

export type SiteHeaderProps = AttributesOf<typeof siteHeaderAttributes>;
