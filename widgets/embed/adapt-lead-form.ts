/**
 * Fits the markup of `<lead-form>`, which the build renders with everything that it can have, to the attributes that it has.
 * A test holds the result equal to what React renders.
 */
export function adaptLeadForm(
  root: ParentNode,
  { heading, layout, submit, urgency }: Readonly<Record<string, string | undefined>>,
): void {
  // The build has put all of these there.
  const form = root.querySelector("form") as HTMLFormElement;
  const title = root.querySelector(".form-heading") as HTMLElement;
  const text = root.querySelector("button")?.firstChild as Text;
  // Limits as in the schema: what is longer counts as missing.
  if (heading && heading.length <= 80) title.textContent = heading;
  else {
    title.remove();
    form.removeAttribute("aria-labelledby");
  }
  if (layout === "row") form.className = "form form-row";
  if (urgency !== "true") root.querySelector("fieldset")?.remove();
  if (submit && submit.length <= 40) text.data = submit;
}
