import { use, type ReactNode, type HTMLInputAutoCompleteAttribute } from "react";
import { useMessages } from "../runtime/config.ts";
import type { FormMessageKeys } from "../../model/tags/tag-description.ts";
import { useField, FormContext } from "./form-context.ts";
import { TriangleIcon, ArrowIcon } from "./icons.tsx";

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p className="field-error" id={id}>
        <TriangleIcon />
        <span>{error}</span>
      </p>
    )
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
  defaultValue?: string | undefined;
}

/** Text input. Uncontrolled, so that text typed before hydration is kept. */
export function TextField({
  name,
  label,
  type = "text",
  autoComplete,
  placeholder,
  isRequired,
  isOptional,
  describedBy,
  defaultValue,
}: TextFieldProps) {
  // What keyboards and autofill call the type, if they have a name for it.
  const hint = type === "email" || type === "tel" ? type : undefined;
  return (
    <Field name={name} label={label} isOptional={isOptional} describedBy={describedBy}>
      {(control) => (
        <input
          {...control}
          className="field-input"
          type={type}
          inputMode={hint}
          autoComplete={autoComplete ?? hint}
          placeholder={placeholder}
          defaultValue={defaultValue}
          required={isRequired}
        />
      )}
    </Field>
  );
}

export function SubmitButton({ text, sendingText }: { text: string; sendingText: string }) {
  const { isSending, onPress } = use(FormContext);
  return (
    <button
      className={isSending ? "btn btn-primary btn-sending" : "btn btn-primary"}
      type="submit"
      disabled={isSending}
      onClick={onPress}
    >
      {isSending ? sendingText : text}
      {!isSending && <ArrowIcon />}
    </button>
  );
}
