import { createContext, use, type MouseEvent } from "react";
import type { FieldErrors } from "../../site/model/submissions/read-fields.ts";

interface FormState {
  /** Beginning of the ids of all fields. */
  id: string;
  errors: FieldErrors;
  isSending: boolean;
  /** Whether no field may leave the browser: without a name, no browser submits one, whatever its form does. */
  isLocal?: boolean;
  /** Told where a pointer has pressed Send. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** What a field knows of its form. */
export const FormContext = createContext<FormState>({ id: "", errors: {}, isSending: false });

/** A field's ids, its error, and the attributes that tie them together. */
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
