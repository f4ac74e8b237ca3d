import { Field } from "./field.tsx";

interface SelectFieldProps {
  name: string;
  label: string;
  prompt: string | undefined;
  choices: readonly string[];
  isRequired?: boolean;
}

export function SelectField({ name, label, prompt, choices, isRequired = false }: SelectFieldProps) {
  return (
    <Field name={name} label={label} isOptional={!isRequired}>
      {(control) => (
        <select {...control} className="field-input field-select" required={isRequired}>
          <option value="">{prompt}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
