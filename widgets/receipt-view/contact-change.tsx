import { useId } from "react";
import { ChangeForm } from "./change-form.tsx";
import type { ChangeProps } from "./change-section.tsx";
import { textOf } from "./text-of.ts";

/** The forms' own pattern, repeated: a module shared with them would become a script that each of them has to fetch. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Corrects phone and email; of a request for the report the email alone. */
export function ContactChange({ receipt, desk, settings, ...told }: ChangeProps) {
  const id = useId();
  const { change, labels } = settings;
  const { sent, kind } = receipt;
  const hasPhone = kind !== "report";
  const send = (data: FormData) => {
    const [email, phone] = [textOf(data, "email"), textOf(data, "phone")];
    // A request may have come with a phone number alone.
    const mayLack = kind === "lead" && phone !== "";
    if ((email === "" && !mayLack) || (email !== "" && !EMAIL.test(email))) return undefined;
    if (kind === "resume" && phone === "") return undefined;
    return desk.correct(email, phone);
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
        maxLength={name === "phone" ? 40 : 254}
        autoComplete={autoComplete}
        aria-describedby={describedBy}
        defaultValue={sent[name]?.toString()}
      />
    </div>
  );
  return (
    <ChangeForm
      {...told}
      texts={hasPhone ? change.contact : { ...change.contact, title: change.contact.titleEmail }}
      common={change}
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
