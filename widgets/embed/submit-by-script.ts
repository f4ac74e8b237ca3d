/**
 * Where a page is in a sandbox without `allow-forms`, its browser ends a submission before the submit event, without a word to the page
 * (HTML, "form submission algorithm"). Every form here is sent by script, so that this event is all that it needs.
 */
function dispatchSubmit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
}

/** Submits a form whose button a click has pressed; pressing Enter in a field presses the button as well. */
export function submitByScript(event: Event): void {
  const [target] = event.composedPath();
  const button = target instanceof Element ? target.closest("button") : null;
  if (event.defaultPrevented || button?.type !== "submit" || !button.form) return;
  event.preventDefault();
  dispatchSubmit(button.form, button);
}

/** Submits all forms of this document so, also those whose script has not come yet. */
export function submitAllByScript(): void {
  HTMLFormElement.prototype.requestSubmit = function (submitter) {
    dispatchSubmit(this, submitter ?? null);
  };
  addEventListener("click", submitByScript);
}
