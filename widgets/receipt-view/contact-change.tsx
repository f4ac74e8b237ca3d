import { useId } from "react";
import { EMAIL_LIMIT, parseEmail } from "../../model/submissions/email-address.ts";
import { normalizePhone, isPhone, PHONE_LIMIT } from "../../model/submissions/phone-number.ts";
import { ChangeForm } from "./change-form.tsx";
import type { ChangeProps } from "./change-section.tsx";
import { readFormText } from "./read-form-text.ts";

export function ContactChange({ receipt, client, settings, ...callbacks }: ChangeProps) {
  const id = useId();
  const { change, labels, errors } = settings;
  const { sent, kind } = receipt;
  const hasPhone = kind !== "report";
  const send = (data: FormData) => {
    const [typed, phone] = [readFormText(data, "email"), normalizePhone(readFormText(data, "phone"))];
    if (phone === "" ? kind === "resume" : !isPhone(phone)) return errors.phone;
    // A lead may have a phone number but no email address.
    if (typed === "" && kind === "lead" && phone !== "") return client.correct("", phone);
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
