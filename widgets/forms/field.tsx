import type { ReactNode } from "react";
import { useMessages } from "../runtime/config.ts";
import type { FormMessageKeys } from "../runtime/form-message-keys.ts";
import { TriangleIcon } from "./icons.tsx";

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className="field-error" id={id}>
      <TriangleIcon />
      <span>{error}</span>
    </p>
  );
}

interface FieldProps {
  label: string;
  controlId: string;
  errorId: string;
  error: string | undefined;
  isOptional: boolean;
  isWide?: boolean | undefined;
  children: ReactNode;
}

export function Field({ label, controlId, errorId, error, isOptional, isWide, children }: FieldProps) {
  const { labels } = useMessages<FormMessageKeys>();
  return (
    <div className={isWide === true ? "field field-wide" : "field"}>
      <label className="field-label" htmlFor={controlId}>
        {label}
        {isOptional && <span className="field-optional">{labels.optional}</span>}
      </label>
      {children}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
