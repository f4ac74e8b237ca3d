/** The field around a file input, unless the input is disabled during sending. */
const FIELD = ".field:has(input[type=file]:enabled)";

/** Attribute for styling a field while a file is dragged over it. */
const HELD = "data-over";

/**
 * Accepts files dropped anywhere on the resume field, and highlights the field. A file dropped elsewhere does
 * not navigate the page, which would lose typed text. Ignores drags of text, and drops that the page handles.
 * Does not use React, so that it works before hydration.
 * @param place where to catch files dropped next to the field: the window, or the form on a partner's page
 */
export function acceptDrops(place: EventTarget): void {
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
  // Moving between elements is followed by a `dragover`; leaving the window is not.
  place.addEventListener("dragleave", () => hold());
}

/** Sets the input's file and dispatches its events, as the file dialog does. */
function choose(input: HTMLInputElement, file: File): void {
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
}
