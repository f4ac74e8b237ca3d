import { leadFormTexts } from "../lead-form/texts.ts";
import type { TextNames } from "../runtime/text-names.ts";

/** Includes the message keys of the quick form. */
export const siteHeaderTexts = [
  {
    header: ["home", "navigation", "menu", "openMenu", "closeMenu", "quickTitle"],
  },
  ...leadFormTexts,
] as const satisfies readonly TextNames[];
