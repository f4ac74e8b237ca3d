import { useId, type ReactNode, type RefObject } from "react";
import { useConfig, useMessages } from "../config.ts";
import { ConsentNote } from "./consent-note.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { FormContext } from "./form-context.ts";
import { NoticeCard } from "./notice-card.tsx";
import type { Submission } from "./use-submission.ts";

interface FormFrameProps {
  submission: Submission;
  /** Added to the form's class: its arrangement. */
  className: string;
  /** A line above the fields; it names the form. */
  heading?: string | undefined;
  /** The text to which sending agrees. */
  consent: string;
  /** Renders the fields, given the id of the consent note, which describes the phone field. */
  children: (noteId: string) => ReactNode;
}

/**
 * What surrounds the fields of every form that sends: notices, the hidden field, the note, thanks, and how else to reach the agency.
 * The regions that speak are in the page from the start. Notices stand in the form's own room, so that they cover nothing: a refusal above
 * the fields, where the focus goes, anything else beneath, beside Send.
 */
export function FormFrame(props: FormFrameProps) {
  const { submission, className, heading, consent, children } = props;
  const id = useId();
  const { messages, lang, post } = useConfig();
  const { state, isSending, formRef, trapRef, onSubmit, onInput, onPress } = submission;
  const { notice, phase, showThanks } = state;
  const headingId = `${id}-heading`;
  const noteId = `${id}-note`;
  const failure = messages.notices[submission.failure];
  const card = notice && <NoticeCard notice={notice} onDismiss={submission.dismiss} />;
  return (
    <FormContext value={{ id, errors: state.errors, isSending, onPress }}>
      {showThanks ? (
        <div className="form-thanks" lang={lang} ref={showThanks} />
      ) : (
        <>
          {heading !== undefined && (
            <p className="form-heading" id={headingId}>
              {heading}
            </p>
          )}
          <div role="alert">{phase === "idle" && card}</div>
          <form
            ref={formRef}
            className={`form ${className}`}
            // Where nothing answers it without script: outside a dialog this method goes nowhere, and leaves what was typed.
            method="dialog"
            {...post}
            noValidate
            aria-labelledby={heading === undefined ? undefined : headingId}
            onSubmit={onSubmit}
            onInput={onInput}
          >
            {post && <input type="hidden" name="form" value={submission.kind} />}
            {children(noteId)}
            <ConsentNote id={noteId} text={consent} />
            <Trap id={`${id}-trap`} trapRef={trapRef} />
          </form>
        </>
      )}
      {/* What the loader says when neither the form's script nor the server can be reached. */}
      <div role="alert" data-unsent={post && [failure.title, failure.text].join("\n")}>
        {phase === "failure" && card}
      </div>
      <div role="status">
        <p className={isSending ? "visually-hidden" : "form-sending"}>{messages.waiting.sending}</p>
        {phase === "success" && card}
        <ContactWays reason={state.wayOut} />
      </div>
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
