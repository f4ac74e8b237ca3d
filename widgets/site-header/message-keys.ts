import { leadFormMessageKeys } from "../lead-form/message-keys.ts";
import type { MessageKeys } from "../runtime/message-keys.ts";

export const siteHeaderMessageKeys = [
  {
    header: ["home", "navigation", "menu", "openMenu", "closeMenu", "quickTitle"],
  },
  ...leadFormMessageKeys,
] as const satisfies readonly MessageKeys[];
