import leadForm from "embed:markup/lead-form";
import { buildMarkup } from "./build-markup.ts";
import type { Strings } from "./embedded-form.ts";

/**
 * Builds email and phone links, shown if no form can be shown. They are taken from the form whose markup is in the
 * entry.
 */
export function contactBlock(strings: Strings, lang: string | undefined): HTMLElement {
  const block = buildMarkup(leadForm.nodes, strings, "").querySelector(".form-fallback") as HTMLElement;
  block.dataset["shown"] = "";
  block.role = "alert";
  if (lang) block.lang = lang;
  return block;
}
