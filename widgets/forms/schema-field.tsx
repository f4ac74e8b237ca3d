import type { FormField } from "../../model/submissions/read-fields.ts";
import { useMessages } from "../runtime/config.ts";
import { TextField, Field } from "./field.tsx";

interface SchemaFieldProps {
  name: string;
  field: FormField;
  noteId: string;
}

type FieldMessageKeys = readonly [Readonly<Record<"labels" | "placeholders" | "choices", readonly string[]>>];

/** Renders the control for a field's kind. */
export function SchemaField({ name, field, noteId }: SchemaFieldProps) {
  const { kind, missing, autocomplete, choices, label = name, placeholder, value } = field;
  const messages = useMessages<FieldMessageKeys>();
  const isRequired = missing !== undefined;
  const shownPlaceholder = placeholder && messages.placeholders[placeholder];
  const common = { name, label: messages.labels[label] ?? label, placeholder: shownPlaceholder, isRequired };
  if (kind === "lines") return <TextAreaField {...common} />;
  if (choices !== undefined)
    return <SelectField {...common} prompt={shownPlaceholder} choices={messages.choices[choices] ?? []} />;
  const type = kind === "phone" ? "tel" : kind === "email" || kind === "date" ? kind : "text";
  return (
    <TextField
      {...common}
      type={type}
      defaultValue={value}
      autoComplete={autocomplete}
      describedBy={type === "tel" ? noteId : undefined}
      isOptional={!isRequired}
    />
  );
}

interface TextAreaFieldProps {
  name: string;
  label: string;
  placeholder?: string;
  isRequired?: boolean;
}

function TextAreaField({ name, label, placeholder, isRequired = false }: TextAreaFieldProps) {
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

interface SelectFieldProps {
  name: string;
  label: string;
  prompt: string | undefined;
  choices: readonly string[];
  isRequired?: boolean;
}

function SelectField({ name, label, prompt, choices, isRequired = false }: SelectFieldProps) {
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
