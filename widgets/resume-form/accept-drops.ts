/** The field around an enabled file input. Inputs are disabled while a form is being sent. */
const FIELD = ".field:has(input[type=file]:enabled)";

const HIGHLIGHT = "data-over";

/**
 * Accepts files dropped anywhere on the resume field, and highlights the field during a drag. Prevents the
 * browser from opening files dropped elsewhere, which would lose typed text. Ignores dragged text, and drops
 * that the page handles itself. Doesn't use React, so that it works before hydration.
 * @param dropArea area in which drops outside the field are handled: the window or, on a partner's page, the
 * form
 */
export function acceptDrops(dropArea: EventTarget): void {
  let highlightedField: Element | null | undefined;
  const highlight = (field?: Element | null): void => {
    if (highlightedField === field) return;
    highlightedField?.removeAttribute(HIGHLIGHT);
    field?.setAttribute(HIGHLIGHT, "");
    highlightedField = field;
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
    if (type === "drop" && file && input) chooseFile(input, file);
  };
  for (const type of ["dragover", "drop"]) dropArea.addEventListener(type, onDrag);
  // Clears the highlight when a drag leaves the window. Within the window, `dragover` does that.
  dropArea.addEventListener("dragleave", () => highlight());
}

/** Puts a file into an input and dispatches the events that the file dialog would. */
function chooseFile(input: HTMLInputElement, file: File): void {
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
}
