/**
 * The field around a file input. Does not match while a form is being sent, since the input is disabled then.
 */
const FIELD = ".field:has(input[type=file]:enabled)";

/** Attribute of the field that a file is dragged over, for CSS. */
const HIGHLIGHT = "data-over";

/**
 * Accepts files dropped anywhere on the resume field, and highlights the field. Keeps the browser from
 * opening a file that is dropped elsewhere, which would lose typed text. Ignores dragged text, and drops that
 * the page handles itself. Works without React, so that it works before hydration.
 * @param place where to handle files dropped next to the field: the window or, on a partner's page, the form
 */
export function acceptDrops(place: EventTarget): void {
  let highlighted: Element | null | undefined;
  const highlight = (field?: Element | null): void => {
    if (highlighted === field) return;
    highlighted?.removeAttribute(HIGHLIGHT);
    field?.setAttribute(HIGHLIGHT, "");
    highlighted = field;
  };
  const onDrag = (event: Event): void => {
    const { type, dataTransfer, defaultPrevented } = event as DragEvent;
    const [target] = event.composedPath() as [Element];
    if (defaultPrevented || !dataTransfer?.types.includes("Files")) return highlight();
    event.preventDefault();
    const field = target.closest?.(FIELD);
    dataTransfer.dropEffect = field ? "copy" : "none";
    highlight(type === "dragover" ? field : null);
    const [file] = dataTransfer.files;
    const input = field?.querySelector<HTMLInputElement>("input[type=file]");
    if (type === "drop" && file && input) choose(input, file);
  };
  for (const type of ["dragover", "drop"]) place.addEventListener(type, onDrag);
  // Only needed when a drag leaves the window, since moving to another element is followed by a `dragover`.
  place.addEventListener("dragleave", () => highlight());
}

/** Puts a file into an input and dispatches the same events as the file dialog. */
function choose(input: HTMLInputElement, file: File): void {
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
}
