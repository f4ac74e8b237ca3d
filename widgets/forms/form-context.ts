import { createContext, use, type MouseEvent } from "react";
import type { FieldErrors } from "../../model/submissions/read-fields.ts";

interface FormState {
  id: string;
  errors: FieldErrors;
  isSending: boolean;
  /** Whether to omit the fields' `name`, so that browsers can never submit them. */
  hasUnnamedFields?: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export const FormContext = createContext<FormState>({ id: "", errors: {}, isSending: false });

/** Returns a field's ids, its error, and the ARIA attributes that associate its control with both. */
export function useField(name: string, describedBy?: string) {
  const { id: formId, errors, isSending, hasUnnamedFields } = use(FormContext);
  const id = `${formId}-${name}`;
  const errorId = `${id}-error`;
  const error = errors[name];
  return {
    error,
    errorId,
    control: {
      id,
      [hasUnnamedFields ? "data-name" : "name"]: name,
      disabled: isSending,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": [error && errorId, describedBy].filter(Boolean).join(" ") || undefined,
    },
  };
}
