import { FieldError } from "./field.tsx";
import { useField } from "./form-context.ts";

interface CheckboxFieldProps {
  name: string;
  label: string;
}

/** A required checkbox. */
export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const { control, error, errorId } = useField(name);
  return (
    <div className="field field-wide">
      <label className="check">
        <input {...control} className="check-box" type="checkbox" required />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
