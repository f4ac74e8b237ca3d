/** The part of the form that takes a resume, and in it the control, unless the form is being sent. */
const FIELD = ".field:has(input[type=file]:enabled)";

/** What the style sheet knows a field by while a file is held over it. */
const HELD = "data-over";

/**
 * Lets the whole field of a resume take a dropped file, not its control alone, and shows that it would. A file that misses the field is not
 * opened in the page's place, which would throw away what was typed. What the page itself takes is left alone, and so is a dragged text.
 *
 * Without React, so that it works before the form's script has come.
 * @param place where a miss counts: our own window, or the form alone on a partner's page
 */
export function takeDrops(place: EventTarget): void {
  let held: Element | null | undefined;
  const hold = (field?: Element | null): void => {
    if (held === field) return;
    held?.removeAttribute(HELD);
    field?.setAttribute(HELD, "");
    held = field;
  };
  const onDrag = (event: Event): void => {
    const { type, dataTransfer, defaultPrevented } = event as DragEvent;
    const [target] = event.composedPath() as [Element];
    if (defaultPrevented || !dataTransfer?.types.includes("Files")) return hold();
    event.preventDefault();
    const field = target.closest?.(FIELD);
    dataTransfer.dropEffect = field ? "copy" : "none";
    hold(type === "dragover" ? field : null);
    const [file] = dataTransfer.files;
    const input = field?.querySelector<HTMLInputElement>("input[type=file]");
    if (type === "drop" && file && input) choose(input, file);
  };
  for (const type of ["dragover", "drop"]) place.addEventListener(type, onDrag);
  // Towards another window there is no further `dragover`; from element to element the next one is soon there.
  place.addEventListener("dragleave", () => hold());
}

/** Puts a file into a control, as the system's dialog does; the first one of several that were dropped. */
function choose(input: HTMLInputElement, file: File): void {
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
}
