import { Field } from "./field.tsx";
import { useField } from "./form-context.ts";

interface SelectFieldProps {
  name: string;
  label: string;
  prompt: string | undefined;
  choices: readonly string[];
  isRequired?: boolean;
}

export function SelectField({ name, label, prompt, choices, isRequired = false }: SelectFieldProps) {
  const { control, error, errorId } = useField(name);
  return (
    <Field label={label} controlId={control.id} errorId={errorId} error={error} isOptional={!isRequired}>
      <select {...control} className="field-input field-select" required={isRequired}>
        <option value="">{prompt}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </Field>
  );
}
