/** Fields of employer forms by the URL parameter that fills them in. */
const FIELDS = { role: "position", place: "location" };

/**
 * Fills in the role and place from the URL, if it targets the form's section and the visitor has not changed these
 * fields. The salary explorer links to such URLs (`/?role=Superintendent&place=Texas#contact`), and state pages link
 * their cities. Runs after hydration, since the prerendered markup is the same for all URLs. Does nothing on partners'
 * pages.
 */
export function fillRequestedValues(form: HTMLFormElement): void {
  // In a shadow root, as on partners' pages, nothing is the target.
  if (!form.closest(":target")) return;
  const parameters = new URLSearchParams(location.search);
  for (const [parameter, field] of Object.entries(FIELDS)) {
    const value = parameters.get(parameter);
    const input = form.querySelector<HTMLInputElement>(`[name=${field}]`);
    if (value && input && input.value === input.defaultValue) input.value = value;
  }
}
