import { createElement } from "./create-element.ts";

const mark = "data-reference";

/**
 * Puts the number under which the server's log has a failure beside the other ways to reach the agency, so that a visitor can name it; and
 * takes the one of an earlier try away.
 * @param reference absent where no server has answered
 */
export function showReference(form: HTMLFormElement, text: string, reference?: string): void {
  const ways = form.parentElement?.querySelector(".form-fallback");
  ways?.querySelector(`[${mark}]`)?.remove();
  if (reference) ways?.append(createElement("p", { [mark]: "" }, text.replace("{id}", reference)));
}
