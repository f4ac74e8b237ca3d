import type { FormField } from "../../model/submissions/read-fields.ts";
import { useMessages } from "../runtime/config.ts";
import { SelectField } from "./select-field.tsx";
import { TextAreaField } from "./text-area-field.tsx";
import { TextField } from "./text-field.tsx";

interface SchemaFieldProps {
  name: string;
  field: FormField;
  noteId: string;
}

type FieldMessageKeys = readonly [Readonly<Record<"labels" | "placeholders" | "choices", readonly string[]>>];

/** Renders the control for a field's kind. */
export function SchemaField({ name, field, noteId }: SchemaFieldProps) {
  const { kind, missing, autocomplete, choices, label = name, placeholder } = field;
  const messages = useMessages<FieldMessageKeys>();
  const isRequired = missing !== undefined;
  const shownPlaceholder = placeholder && messages.placeholders[placeholder];
  const common = { name, label: messages.labels[label] ?? label, placeholder: shownPlaceholder, isRequired };
  if (kind === "lines") return <TextAreaField {...common} />;
  if (choices !== undefined)
    return <SelectField {...common} prompt={shownPlaceholder} choices={messages.choices[choices] ?? []} />;
  const type = kind === "phone" ? "tel" : kind === "email" ? "email" : "text";
  return (
    <TextField
      {...common}
      type={type}
      autoComplete={autocomplete}
      describedBy={type === "tel" ? noteId : undefined}
      isOptional={!isRequired}
    />
  );
}
