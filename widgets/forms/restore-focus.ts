/** Moves focus to a form's button when it is nowhere: what is disabled while a form is sent loses its focus to the page. */
export function restoreFocus(form: HTMLFormElement | null): void {
  const root = form?.getRootNode() as Document | ShadowRoot | undefined;
  const focused = root?.activeElement ?? null;
  if (focused === null || focused === document.body) {
    form?.querySelector<HTMLElement>('button[type="submit"]')?.focus({ preventScroll: true });
  }
}
