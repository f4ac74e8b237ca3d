import leadForm from "embed:markup/lead-form";
import { buildMarkup } from "./build-markup.ts";
import type { Strings } from "./embedded-form.ts";

/**
 * Builds the email and phone links for a form that cannot be shown. The links come from the lead form, whose markup is
 * always loaded.
 */
export function buildContactBlock(strings: Strings, lang: string | undefined): HTMLElement {
  const block = buildMarkup(leadForm.nodes, strings, "").querySelector(".form-fallback") as HTMLElement;
  block.dataset["shown"] = "";
  block.role = "alert";
  if (lang) block.lang = lang;
  return block;
}
