import type { ReactNode, HTMLInputAutoCompleteAttribute } from "react";
import { useMessages } from "../runtime/config.ts";
import type { FormMessageKeys } from "../../model/tags/tag-description.ts";
import { EmailQuestion } from "./email-question.tsx";
import { useField } from "./form-context.ts";
import { TriangleIcon } from "./icons.tsx";

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className="field-error" id={id}>
      <TriangleIcon />
      <span>{error}</span>
    </p>
  );
}

interface FieldProps {
  name: string;
  label: string;
  isOptional?: boolean | undefined;
  isWide?: boolean;
  describedBy?: string | undefined;
  /** Renders the control with its id, name and ARIA attributes. */
  children: (control: ReturnType<typeof useField>["control"]) => ReactNode;
}

export function Field({ name, label, isOptional, isWide, describedBy, children }: FieldProps) {
  const { labels } = useMessages<FormMessageKeys>();
  const { control, error, errorId } = useField(name, describedBy);
  return (
    <div className={isWide ? "field field-wide" : "field"}>
      <label className="field-label" htmlFor={control.id}>
        {label}
        {isOptional && <span className="field-optional">{labels.optional}</span>}
      </label>
      {children(control)}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

interface TextFieldProps {
  name: string;
  label: string;
  type?: "text" | "email" | "tel" | "date";
  /** By default, that of the type. Never "off": browsers would not restore the field on back navigation. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  placeholder?: string;
  isRequired?: boolean;
  isOptional?: boolean;
  describedBy?: string | undefined;
  defaultValue?: string;
}

/** Returns what keyboards and autofill call a type; undefined if they have no name for it. */
const typeHint = (type: TextFieldProps["type"]) => (type === "email" || type === "tel" ? type : undefined);

/** Text input. Uncontrolled, so that text typed before hydration is kept. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    type = "text",
    autoComplete = typeHint(type),
    placeholder,
    isRequired,
    isOptional,
    describedBy,
    defaultValue,
  } = props;
  const { labels } = useMessages<FormMessageKeys>();
  return (
    <Field name={name} label={label} isOptional={isOptional} describedBy={describedBy}>
      {(control) => (
        <>
          <input
            {...control}
            className="field-input"
            type={type}
            inputMode={typeHint(type)}
            autoComplete={autoComplete}
            placeholder={placeholder}
            defaultValue={defaultValue}
            required={isRequired}
          />
          {type === "email" && <EmailQuestion text={labels.emailQuestion} />}
        </>
      )}
    </Field>
  );
}
