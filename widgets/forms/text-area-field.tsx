import { Field } from "./field.tsx";
import { useField } from "./form-context.ts";

interface TextAreaFieldProps {
  name: string;
  label: string;
  placeholder?: string;
}

/** Several lines of optional text, across the whole form. */
export function TextAreaField({ name, label, placeholder }: TextAreaFieldProps) {
  const { control, error, errorId } = useField(name);
  return (
    <Field label={label} controlId={control.id} errorId={errorId} error={error} isOptional isWide>
      <textarea {...control} className="field-input field-area" rows={4} placeholder={placeholder} />
    </Field>
  );
}
