import { createContext, use, type MouseEvent } from "react";
import type { FieldErrors } from "../../site/model/submissions/read-fields.ts";

interface FormState {
  /** Prefix of the ids of all fields. */
  id: string;
  errors: FieldErrors;
  isSending: boolean;
  /** Whether the fields have no `name`, so that a browser can never submit them. */
  isLocal?: boolean;
  /** Called when the submit button is clicked. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export const FormContext = createContext<FormState>({ id: "", errors: {}, isSending: false });

/** Returns the ids and error of a field, and the attributes that link its control to its descriptions. */
export function useField(name: string, describedBy?: string) {
  const { id: formId, errors, isSending, isLocal } = use(FormContext);
  const id = `${formId}-${name}`;
  const errorId = `${id}-error`;
  const error = errors[name];
  const describing = [error === undefined ? undefined : errorId, describedBy].filter(
    (part) => part !== undefined,
  );
  return {
    error,
    errorId,
    control: {
      id,
      [isLocal ? "data-name" : "name"]: name,
      disabled: isSending,
      "aria-invalid": error === undefined ? undefined : true,
      "aria-describedby": describing.length === 0 ? undefined : describing.join(" "),
    },
  };
}
