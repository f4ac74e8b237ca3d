import { useId, type ReactNode, type RefObject } from "react";
import { useMessages } from "../config.ts";
import { ConsentNote } from "./consent-note.tsx";
import { Fallback } from "./fallback.tsx";
import { FormContext } from "./form-context.ts";
import { Notices } from "./notices.tsx";
import type { Submission } from "./use-submission.ts";

interface FormFrameProps {
  submission: Submission;
  /** Added to the form's class: its arrangement. */
  className: string;
  /** A line above the fields; it names the form. */
  heading?: string | undefined;
  /** A line under the heading. */
  lead?: string | undefined;
  /** The text to which sending agrees. */
  consent: string;
  /** The fields; told the id of the consent note, which describes the phone field. */
  children: (noteId: string) => ReactNode;
}

/** What surrounds the fields of every form that sends: the hidden field, the note, the notices, and the way out without scripts. */
export function FormFrame({ submission, className, heading, lead, consent, children }: FormFrameProps) {
  const id = useId();
  const { state, isSending, formRef, trapRef, onSubmit, onInput, dismiss } = submission;
  const headingId = `${id}-heading`;
  const noteId = `${id}-note`;
  return (
    <FormContext value={{ id, errors: state.errors, isSending }}>
      {heading !== undefined && (
        <p className="form-heading" id={headingId}>
          {heading}
        </p>
      )}
      {lead !== undefined && <p className="form-lead">{lead}</p>}
      <form
        ref={formRef}
        className={`form ${className}`}
        // Outside a dialog this method goes nowhere: a Send before the page's first script leaves what was typed.
        method="dialog"
        noValidate
        aria-labelledby={heading === undefined ? undefined : headingId}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {children(noteId)}
        <ConsentNote id={noteId} text={consent} />
        <Trap id={`${id}-trap`} trapRef={trapRef} />
      </form>
      <Fallback />
      <Notices notice={state.notice} onDismiss={dismiss} />
    </FormContext>
  );
}

/**
 * A field that people neither see nor reach. Its name differs from form to form and means nothing to a password manager; whoever
 * fills it is flagged by the database and still answered.
 */
function Trap({ id, trapRef }: { id: string; trapRef: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{useMessages().labels.trap}</label>
      <input ref={trapRef} id={id} name={id} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
