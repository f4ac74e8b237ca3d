import type { HTMLInputAutoCompleteAttribute } from "react";
import { Field } from "./field.tsx";

interface TextFieldProps {
  name: string;
  label: string;
  type?: "text" | "email" | "tel";
  /** By default, that of the type. Never "off": browsers would not restore the field on back navigation. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  placeholder?: string;
  isRequired?: boolean;
  isOptional?: boolean;
  describedBy?: string | undefined;
  defaultValue?: string;
}

/** Text input. Uncontrolled, so that text typed before hydration is kept. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    type = "text",
    autoComplete = type === "text" ? undefined : type,
    placeholder,
    isRequired,
    isOptional,
    describedBy,
    defaultValue,
  } = props;
  return (
    <Field name={name} label={label} isOptional={isOptional} describedBy={describedBy}>
      {(control) => (
        <input
          {...control}
          className="field-input"
          type={type}
          inputMode={type === "text" ? undefined : type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          defaultValue={defaultValue}
          required={isRequired}
        />
      )}
    </Field>
  );
}
