import { Field } from "./field.tsx";

interface TextAreaFieldProps {
  name: string;
  label: string;
  placeholder?: string;
  isRequired?: boolean;
}

export function TextAreaField({ name, label, placeholder, isRequired = false }: TextAreaFieldProps) {
  return (
    <Field name={name} label={label} isOptional={!isRequired} isWide>
      {(control) => (
        <textarea
          {...control}
          className="field-input field-area"
          rows={4}
          placeholder={placeholder}
          required={isRequired}
        />
      )}
    </Field>
  );
}
