import { useId } from "react";
import { ChangeForm } from "./change-form.tsx";
import type { ChangeProps } from "./change-section.tsx";
import { formatDateTime } from "./date-formats.ts";
import { readFormText } from "./read-form-text.ts";

export function NoteChange({ receipt, client, settings, ...callbacks }: ChangeProps) {
  const id = useId();
  const { change } = settings;
  const { note: texts } = change;
  const send = (data: FormData) => {
    const note = readFormText(data, "note");
    return note === "" ? texts.invalid : client.note(note);
  };
  return (
    <>
      <ChangeForm {...callbacks} texts={texts} commonTexts={change} send={send}>
        {(describedBy) => (
          <div className="field">
            <label className="visually-hidden" htmlFor={`${id}-note`}>
              {texts.label}
            </label>
            <textarea
              className="field-input field-area"
              id={`${id}-note`}
              name="note"
              rows={3}
              maxLength={2000}
              placeholder={texts.placeholder}
              aria-describedby={describedBy}
            />
          </div>
        )}
      </ChangeForm>
      {receipt.notes.length > 0 && (
        <section className="border-b border-line pt-4.5 pb-5.5" aria-labelledby={`${id}-earlier`}>
          <h4 id={`${id}-earlier`} className="text-17">
            {texts.earlier}
          </h4>
          <ul>
            {receipt.notes.map(({ at, note }) => (
              <li key={at} className="mt-3">
                <time className="text-16 text-ink-2" dateTime={at}>
                  {formatDateTime(Date.parse(at))}
                </time>
                <p className="wrap-anywhere whitespace-pre-line">{note}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
