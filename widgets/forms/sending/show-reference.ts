import { createElement } from "./create-element.ts";

const MARKER_ATTRIBUTE = "data-reference";

/**
 * Shows a failed submission's request id next to the contact links, so that the visitor can quote it. Removes
 * the id of the previous attempt.
 * @param reference undefined if there was no response
 */
export function showReference(form: HTMLFormElement, text: string, reference?: string): void {
  const fallbackElement = form.parentElement?.querySelector(".form-fallback");
  fallbackElement?.querySelector(`[${MARKER_ATTRIBUTE}]`)?.remove();
  if (reference)
    fallbackElement?.append(createElement("p", { [MARKER_ATTRIBUTE]: "" }, text.replace("{id}", reference)));
}
