/**
 * Submits the forms of this document by their submit event alone. A frame with `sandbox` and without `allow-forms` dispatches none: its browser
 * ends a submission before, without a word to the page (HTML, "form submission algorithm"). Every form here is sent by script.
 */
export function submitByScript(): void {
  HTMLFormElement.prototype.requestSubmit = function (submitter) {
    this.dispatchEvent(
      new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: submitter ?? null }),
    );
  };
  // Pressing Enter in a field presses the button as well.
  addEventListener("click", (event) => {
    const [target] = event.composedPath();
    const button = target instanceof Element ? target.closest("button") : null;
    if (event.defaultPrevented || button?.type !== "submit" || !button.form) return;
    event.preventDefault();
    button.form.requestSubmit(button);
  });
}
