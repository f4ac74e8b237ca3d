import { useEffect, useId, useRef, useState } from "react";
import type { Receipt, ReceiptClient, ReceiptResponse } from "../backend/receipts.ts";
import { EMAIL_LIMIT, parseEmail } from "../../model/submissions/email-address.ts";
import { normalizePhone, isPhone, PHONE_LIMIT } from "../../model/submissions/phone-number.ts";
import { RESUME_ACCEPT } from "../../model/resume-check/resume-kind.ts";
import { askAboutEmail } from "../forms/email-question.ts";
import { SectionTitle } from "./headings.tsx";
import type { ReceiptSettings } from "./settings.ts";
import { Withdraw } from "./withdraw.tsx";
import { ChangeForm, readFormText } from "./change-form.tsx";
import { formatDateTime } from "./date-formats.ts";

export interface ChangeProps {
  receipt: Receipt;
  client: ReceiptClient;
  settings: ReceiptSettings;
  onChanged: (receipt: Receipt) => void;
  onReceiptGone: () => void;
}

export function ChangeSection({ onWithdrawn, ...change }: ChangeProps & { onWithdrawn: () => void }) {
  const { receipt, client, settings } = change;
  return (
    <section aria-labelledby="receipt-change" className="print:hidden">
      <SectionTitle id="receipt-change">{settings.change.title}</SectionTitle>
      <div className="mt-5 border-t border-ink">
        <ContactChange {...change} />
        {receipt.kind !== "report" && <NoteChange {...change} />}
        {receipt.kind === "resume" && <FileChange {...change} />}
        <Withdraw
          client={client}
          texts={settings.change}
          isHeld={receipt.is_held}
          onWithdrawn={onWithdrawn}
        />
      </div>
    </section>
  );
}

function ContactChange({ receipt, client, settings, ...callbacks }: ChangeProps) {
  const id = useId();
  const { change, labels, errors } = settings;
  const emailInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    askAboutEmail(emailInput.current!.form!, labels.emailQuestion, parseEmail);
  }, [labels.emailQuestion]);
  const { sent, kind } = receipt;
  const hasPhone = kind !== "report";
  const send = (data: FormData) => {
    const [typed, phone] = [readFormText(data, "email"), normalizePhone(readFormText(data, "phone"))];
    // A lead or an application to an opening needs only one of both.
    const isOneEnough = kind === "lead" || sent["job"] !== undefined;
    if (phone === "" ? kind === "resume" && !isOneEnough : !isPhone(phone)) return errors.phone;
    if (typed === "" && isOneEnough && phone !== "") return client.correct("", phone);
    const { email, error } = parseEmail(typed);
    return email === undefined ? errors[typed === "" ? "email" : error] : client.correct(email, phone);
  };
  const field = (name: "phone" | "email", type: string, autoComplete: string, describedBy: string) => (
    <div className="field">
      <label className="field-label" htmlFor={`${id}-${name}`}>
        {labels[name]}
      </label>
      <input
        className="field-input"
        ref={name === "email" ? emailInput : undefined}
        id={`${id}-${name}`}
        name={name}
        type={type}
        maxLength={name === "phone" ? PHONE_LIMIT : EMAIL_LIMIT}
        autoComplete={autoComplete}
        aria-describedby={describedBy}
        defaultValue={sent[name]?.toString()}
      />
    </div>
  );
  return (
    <ChangeForm
      {...callbacks}
      texts={hasPhone ? change.contact : { ...change.contact, title: change.contact.titleEmail }}
      commonTexts={change}
      send={send}
    >
      {(describedBy) => (
        <>
          {hasPhone && field("phone", "tel", "tel", describedBy)}
          {field("email", "email", "email", describedBy)}
        </>
      )}
    </ChangeForm>
  );
}

function NoteChange({ receipt, client, settings, ...callbacks }: ChangeProps) {
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

/** Id of the field for a resume. */
export const RESUME_FIELD = "receipt-resume";

function FileChange({ receipt, client, settings, onChanged, onReceiptGone }: ChangeProps) {
  const { change, fileProblems } = settings;
  const hasFile = receipt.sent["resume_filename"] !== undefined;
  const texts = { ...change.file, ...(hasFile ? {} : change.file.add) };
  const [name, setName] = useState("");
  const send = (data: FormData) => {
    const file = data.get("resume");
    return file instanceof File && file.name !== "" ? replace(file) : texts.missing;
  };
  const replace = async (file: File): Promise<ReceiptResponse> => {
    const { checkResume } = await import("../resume-form/check-resume.ts");
    const checked = await checkResume(file);
    return "file" in checked
      ? client.replaceFile(checked.file)
      : { outcome: "invalid", why: fileProblems[checked.problem] };
  };
  return (
    <ChangeForm
      onChanged={onChanged}
      onReceiptGone={onReceiptGone}
      onReset={() => setName("")}
      texts={texts}
      commonTexts={change}
      send={send}
    >
      {(describedBy) => (
        <div className="field">
          <label className="visually-hidden" htmlFor={RESUME_FIELD}>
            {texts.label}
          </label>
          <input
            className="peer sr-only"
            id={RESUME_FIELD}
            name="resume"
            type="file"
            accept={RESUME_ACCEPT}
            aria-describedby={describedBy}
            onChange={({ currentTarget }) => setName(currentTarget.files?.[0]?.name ?? "")}
          />
          {/* The browser's own button is in the browser's language. */}
          <label
            className="btn btn-small peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
            htmlFor={RESUME_FIELD}
            aria-hidden="true"
          >
            {texts.choose}
          </label>
          <span className="ml-3 text-17 wrap-anywhere">{name}</span>
        </div>
      )}
    </ChangeForm>
  );
}
