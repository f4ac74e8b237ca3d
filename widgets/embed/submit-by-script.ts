/**
 * Makes forms dispatch their submit events by script. In an iframe whose `sandbox` attribute lacks
 * `allow-forms`, the browser cancels a submission before the event (HTML, "form submission algorithm"). All
 * embedded forms are sent by script anyway.
 */
export function submitByScript(): void {
  HTMLFormElement.prototype.requestSubmit = function (submitter) {
    this.dispatchEvent(
      new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: submitter ?? null }),
    );
  };
  // Browsers also click the submit button when a visitor presses Enter in a field.
  addEventListener("click", (event) => {
    const [target] = event.composedPath();
    const button = target instanceof Element ? target.closest("button") : null;
    if (event.defaultPrevented || button?.type !== "submit" || !button.form) return;
    event.preventDefault();
    button.form.requestSubmit(button);
  });
}
