import { useEffect, useRef, type RefObject } from "react";
import { findUnfilled, type Mark } from "../../../../../model/submissions/reply-template.ts";

interface ReplyTextProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  marks: readonly Mark[];
  isShort: boolean;
  isDisabled: boolean;
  onWrite: (text: string) => void;
}

const layout = "col-start-1 row-start-1 px-5 py-4 wrap-anywhere whitespace-pre-wrap";

/** Splits a text at its marks, filled and open ones. */
function splitText(text: string, marks: readonly Mark[]) {
  const open = findUnfilled(text);
  const all = [
    ...marks.map((mark) => ({ ...mark, isOpen: false })),
    ...open.map((mark) => ({ ...mark, isOpen: true })),
  ].sort((a, b) => a.start - b.start);
  const parts: { text: string; look: string }[] = [];
  let position = 0;
  for (const { start, end, isOpen } of all) {
    if (start < position) continue;
    parts.push({ text: text.slice(position, start), look: "" });
    parts.push({
      text: text.slice(start, end),
      look: isOpen ? "border-b-2 border-critical bg-critical/20" : "border-b border-ink",
    });
    position = end;
  }
  return [...parts, { text: text.slice(position), look: "" }];
}

/**
 * The field for a reply. A copy of the text behind it underlines what is filled in and marks what is not; the copy also
 * makes the field as high as its text.
 */
export function ReplyText({ field, text, marks, isShort, isDisabled, onWrite }: ReplyTextProps) {
  return (
    <div className={`grid bg-sheet ${isShort ? "min-h-40" : "min-h-64"}`}>
      <div aria-hidden="true" className={`${layout} text-transparent forced-colors:hidden`}>
        {splitText(text, marks).map((part, index) => (
          <span key={index} className={part.look}>
            {part.text}
          </span>
        ))}{" "}
      </div>
      <textarea
        ref={field}
        aria-label="Text"
        maxLength={6000}
        disabled={isDisabled}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
        className={`${layout} h-full w-full resize-none overflow-hidden bg-transparent focus-visible:-outline-offset-2`}
      />
    </div>
  );
}

/** Puts the cursor into the field, on the first open placeholder or at the end. */
export function focusText(field: HTMLTextAreaElement | null): void {
  if (field === null) return;
  const [open] = findUnfilled(field.value);
  field.focus();
  field.setSelectionRange(open?.start ?? field.value.length, open?.end ?? field.value.length);
}

/** Focuses the text once a template has been filled in. */
export function useFocusAfterTemplate(template: string | null) {
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(template);
  useEffect(() => {
    if (template !== null && template !== shown.current) focusText(field.current);
    shown.current = template;
  }, [template]);
  return field;
}
