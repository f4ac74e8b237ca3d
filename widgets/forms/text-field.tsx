import type { HTMLInputAutoCompleteAttribute } from "react";
import { Field } from "./field.tsx";
import { useField } from "./form-context.ts";

interface TextFieldProps {
  name: string;
  label: string;
  type?: "text" | "email" | "tel";
  /** Never "off": what is typed into such a field is lost on the way back from another page. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  placeholder?: string;
  isRequired?: boolean;
  /** Says "optional" beside the label; for fields of which one or another is needed, neither is said. */
  isOptional?: boolean;
  describedBy?: string | undefined;
  /** What stands in it at the start. */
  defaultValue?: string;
}

/** One line of text. It is uncontrolled, so that what is typed before React arrives stays. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    type = "text",
    autoComplete,
    placeholder,
    isRequired,
    isOptional,
    describedBy,
    defaultValue,
  } = props;
  const { control, error, errorId } = useField(name, describedBy);
  return (
    <Field
      label={label}
      controlId={control.id}
      errorId={errorId}
      error={error}
      isOptional={isOptional === true}
    >
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
    </Field>
  );
}
