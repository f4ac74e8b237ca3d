/**
 * Applies the attributes of `<lead-form>` to its prerendered markup, which contains every optional element. A
 * test checks that the result matches React's.
 */
export function adaptLeadForm(
  root: ParentNode,
  { heading, layout, submit, urgency }: Readonly<Record<string, string | undefined>>,
): void {
  // The prerendered markup always contains these elements.
  const form = root.querySelector("form") as HTMLFormElement;
  const title = root.querySelector(".form-heading") as HTMLElement;
  const text = root.querySelector("button")?.firstChild as Text;
  // Here and below, the same limits as in `model/tags/lead-form.ts`.
  if (heading && heading.length <= 80) title.textContent = heading;
  else {
    title.remove();
    form.removeAttribute("aria-labelledby");
  }
  if (layout === "row") form.className = "form form-row";
  if (urgency !== "true") root.querySelector("fieldset")?.remove();
  if (submit && submit.length <= 40) text.data = submit;
}
