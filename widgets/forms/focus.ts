export function focusSend(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}

/** Focuses the submit button if focus was lost, as happens when a focused control is disabled. */
export function restoreFocus(form: HTMLFormElement | null): void {
  if (document.activeElement === document.body) focusSend(form);
}

export function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
}
