export function focusSend(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}

/**
 * Moves focus to the submit button if no element has focus, as happens when the focused control is disabled.
 */
export function restoreFocus(form: HTMLFormElement | null): void {
  if (document.activeElement === document.body) focusSend(form);
}

export function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
}
