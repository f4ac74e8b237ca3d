import { useField } from "./form-context.ts";

interface ChoiceFieldProps {
  name: string;
  legend: string;
  choices: readonly { value: string; label: string }[];
}

export function ChoiceField({ name, legend, choices }: ChoiceFieldProps) {
  const { control } = useField(name);
  return (
    <fieldset className="field" disabled={control.disabled}>
      <legend className="field-label">{legend}</legend>
      <div className="choice">
        {choices.map(({ value, label }, index) => (
          <label className="choice-option" key={value}>
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
