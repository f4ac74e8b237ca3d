import { useEffect, useId, useRef, type ReactNode, type RefObject, type MouseEvent } from "react";
import type { FormFields } from "../../model/submissions/read-fields.ts";
import { useConfig, useMessages } from "../runtime/config.ts";
import { ContactLinks } from "./contact-links.tsx";
import { FormContext } from "./form-context.ts";
import type { FormMessageKeys, NoticeText } from "../../model/tags/tag-description.ts";
import { SchemaField } from "./schema-field.tsx";
import type { Submission } from "./use-submission.ts";
import { CheckIcon, CrossIcon, TriangleIcon } from "./icons.tsx";

interface FormFrameProps {
  submission: Submission;
  className: string;
  heading?: string | undefined;
  /** The note below the fields, if checkboxes show the rest of the consent. */
  consent?: string;
  fields?: FormFields;
  /** Renders what is below the fields. `noteId` is the id of the consent note, which describes the phone field. */
  children: (noteId: string) => ReactNode;
}

/**
 * The frame of every form: notices, honeypot, consent note, thank-you message and contact links. Live regions
 * are rendered from the start. Notices about invalid values are above the fields; all others are next to the
 * submit button.
 */
export function FormFrame(props: FormFrameProps) {
  const { submission, className, heading, consent = submission.consent, fields = {}, children } = props;
  const id = useId();
  const { lang, post } = useConfig();
  const { waiting } = useMessages<FormMessageKeys>();
  const { state, isSending, formRef, honeypotRef, onSubmit, onInput, onPress, failure } = submission;
  const { notice, phase, showThanks } = state;
  const failureRef = useRef<HTMLDivElement>(null);
  // The notice is below the button that was pressed, which may be at the bottom of the window.
  useEffect(() => {
    if (phase === "failure") failureRef.current?.scrollIntoView({ block: "nearest" });
  }, [phase]);
  const headingId = `${id}-heading`;
  const noteId = `${id}-note`;
  // A notice about invalid values stays until the next Send, since the fields below it would move while one is typed
  // into. It is no longer red once all of them have been edited.
  const isCorrected = phase === "idle" && Object.keys(state.errors).length === 0;
  const card = notice && (
    <NoticeCard
      notice={notice}
      isFailure={phase !== "success" && !isCorrected}
      isSuccess={phase === "success"}
      onDismiss={submission.dismiss}
    />
  );
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
            // Used if no server accepts posts. Outside of a dialog, the method `dialog` does nothing and
            // keeps typed values.
            method="dialog"
            {...post}
            noValidate
            aria-labelledby={heading === undefined ? undefined : headingId}
            onSubmit={onSubmit}
            onInput={onInput}
          >
            {post && <input type="hidden" name="form" value={submission.kind} />}
            {Object.entries(fields).map(([name, field]) => (
              <SchemaField key={name} name={name} field={field} noteId={noteId} />
            ))}
            {children(noteId)}
            <ConsentNote id={noteId} text={consent} />
            <Honeypot id={`${id}-trap`} honeypotRef={honeypotRef} />
          </form>
        </>
      )}
      {/* Filled in by the loader if neither the form's script nor the server can be reached. */}
      <div role="alert" ref={failureRef} data-unsent={post && [failure.title, failure.text].join("\n")}>
        {phase === "failure" && card}
      </div>
      <div role="status">
        <p className={isSending ? "visually-hidden" : "form-sending"}>{waiting.sending}</p>
        {phase === "success" && card}
        <ContactLinks reason={state.contactReason} />
      </div>
    </FormContext>
  );
}

/**
 * Honeypot: a hidden field that only bots fill in. Its name differs per form and means nothing to password
 * managers. Submissions with a value in it are flagged rather than rejected.
 */
function Honeypot({ id, honeypotRef }: { id: string; honeypotRef: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{useMessages<FormMessageKeys>().labels.trap}</label>
      <input ref={honeypotRef} id={id} name={id} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** How long success notices are shown, in milliseconds. Failure notices stay until dismissed. */
const SUCCESS_DURATION_MS = 10_000;

let dismissShownNotice: (() => void) | undefined;

interface NoticeCardProps {
  notice: NoticeText;
  isFailure: boolean;
  /** Whether it disappears after a while. */
  isSuccess: boolean;
  /** Must be stable across renders. Receives the click on the notice's button. */
  onDismiss: (press?: MouseEvent) => void;
}

/** Notice about the whole form. Shifts content down instead of covering it. */
export function NoticeCard({ notice, isFailure, isSuccess, onDismiss }: NoticeCardProps) {
  const { lang } = useConfig();
  const { dismiss } = useMessages<FormMessageKeys>();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dismissShownNotice?.();
    dismissShownNotice = onDismiss;
    const timer = isSuccess
      ? setInterval(() => {
          if (card.current?.matches(":hover, :focus-within") !== true) onDismiss();
        }, SUCCESS_DURATION_MS)
      : undefined;
    return () => {
      clearInterval(timer);
      if (dismissShownNotice === onDismiss) dismissShownNotice = undefined;
    };
  }, [notice, isSuccess, onDismiss]);
  return (
    <div className={isFailure ? "notice notice-failure" : "notice"} lang={lang} ref={card}>
      {isFailure ? <TriangleIcon /> : <CheckIcon />}
      <div>
        <p className="notice-title">{notice.title}</p>
        {notice.text !== undefined && <p>{notice.text}</p>}
      </div>
      <button className="notice-dismiss" type="button" aria-label={dismiss.label} onClick={onDismiss}>
        <CrossIcon />
      </button>
    </div>
  );
}

export function ConsentNote({ id, text }: { id: string; text: string }) {
  const { privacy, privacyHref } = useMessages<FormMessageKeys>().consent;
  return (
    <p className="form-note" id={id}>
      {text} <a href={privacyHref}>{privacy}</a>
    </p>
  );
}
