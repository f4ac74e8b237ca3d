import { leadFormMessageKeys } from "../lead-form/message-keys.ts";
import type { MessageKeys } from "../runtime/message-keys.ts";

/** Includes the messages of the quick form. */
export const siteHeaderMessageKeys = [
  {
    header: ["home", "navigation", "menu", "openMenu", "closeMenu", "quickTitle"],
  },
  ...leadFormMessageKeys,
] as const satisfies readonly MessageKeys[];
