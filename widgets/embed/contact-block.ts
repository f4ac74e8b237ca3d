import release from "embed:release";
import { buildMarkup } from "./build-markup.ts";
import type { Strings } from "./embedded-form.ts";

/** E-mail and phone as the forms have them beneath, for when there is no form. */
export function contactBlock(strings: Strings, lang: string | undefined): HTMLElement {
  const block = buildMarkup(release.contact, strings, "").firstElementChild as HTMLElement;
  block.setAttribute("role", "alert");
  if (lang) block.lang = lang;
  return block;
}
