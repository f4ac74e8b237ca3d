import { Field } from "./field.tsx";
import { useField } from "./form-context.ts";

interface TextAreaFieldProps {
  name: string;
  label: string;
  placeholder?: string;
  isRequired?: boolean;
}

/** Several lines of text, across the whole form. */
export function TextAreaField({ name, label, placeholder, isRequired = false }: TextAreaFieldProps) {
  const { control, error, errorId } = useField(name);
  return (
    <Field
      label={label}
      controlId={control.id}
      errorId={errorId}
      error={error}
      isOptional={!isRequired}
      isWide
    >
      <textarea
        {...control}
        className="field-input field-area"
        rows={4}
        placeholder={placeholder}
        required={isRequired}
      />
    </Field>
  );
}
