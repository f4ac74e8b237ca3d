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
