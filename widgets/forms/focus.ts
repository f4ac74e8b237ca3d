/** Moves focus to a form's button, where the page stays as it is. */
export function focusSend(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}

/** Moves focus to a form's button when it is nowhere: what is disabled while a form is sent loses it to the page. */
export function restoreFocus(form: HTMLFormElement | null): void {
  if (document.activeElement === document.body) focusSend(form);
}

/** Moves focus to a form's first field that people reach. */
export function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
}
