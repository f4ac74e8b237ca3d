export function focusSubmitButton(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}

/** Focuses the submit button if nothing has focus, for example because the focused control was disabled. */
export function restoreFocus(form: HTMLFormElement | null): void {
  if (document.activeElement === document.body) focusSubmitButton(form);
}

export function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
}

/** Focuses the first invalid field, and shows the notice above the fields with it, if the window has room for both. */
export function focusRejected(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  for (const element of [form?.previousElementSibling?.firstElementChild, field])
    element?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
