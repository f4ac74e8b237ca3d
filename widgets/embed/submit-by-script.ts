/**
 * Dispatches submit events by script. In an iframe whose `sandbox` attribute lacks `allow-forms`, browsers
 * cancel a submission before its event (HTML, "form submission algorithm"). Embedded forms are always sent by
 * script.
 */
export function submitByScript(): void {
  HTMLFormElement.prototype.requestSubmit = function (submitter) {
    this.dispatchEvent(
      new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: submitter ?? null }),
    );
  };
  // Pressing Enter in a field also clicks the submit button.
  addEventListener("click", (event) => {
    const [target] = event.composedPath();
    const button = target instanceof Element ? target.closest("button") : null;
    if (event.defaultPrevented || button?.type !== "submit" || !button.form) return;
    event.preventDefault();
    button.form.requestSubmit(button);
  });
}
