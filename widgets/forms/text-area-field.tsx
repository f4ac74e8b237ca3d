import { Field } from "./field.tsx";
import { useField } from "./form-context.ts";

interface TextAreaFieldProps {
  name: string;
  label: string;
  placeholder?: string;
  isRequired?: boolean;
}

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
