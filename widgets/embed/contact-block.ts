import leadForm from "embed:markup/lead-form";
import { buildMarkup } from "./build-markup.ts";
import type { Strings } from "./embedded-form.ts";

/** Email and phone as every form has them beneath, for when there is no form: those of the one whose markup is always there. */
export function contactBlock(strings: Strings, lang: string | undefined): HTMLElement {
  const block = buildMarkup(leadForm.nodes, strings, "").querySelector(".form-fallback") as HTMLElement;
  block.dataset["shown"] = "failed";
  block.role = "alert";
  if (lang) block.lang = lang;
  return block;
}
