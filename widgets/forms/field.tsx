import type { ReactNode } from "react";
import { useMessages } from "../runtime/config.ts";
import type { FormMessageKeys } from "../../model/tags/tag-description.ts";
import { useField } from "./form-context.ts";
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
  name: string;
  label: string;
  isOptional?: boolean | undefined;
  isWide?: boolean;
  describedBy?: string | undefined;
  /** Renders the control with its id, name and ARIA attributes. */
  children: (control: ReturnType<typeof useField>["control"]) => ReactNode;
}

export function Field({ name, label, isOptional, isWide, describedBy, children }: FieldProps) {
  const { labels } = useMessages<FormMessageKeys>();
  const { control, error, errorId } = useField(name, describedBy);
  return (
    <div className={isWide ? "field field-wide" : "field"}>
      <label className="field-label" htmlFor={control.id}>
        {label}
        {isOptional && <span className="field-optional">{labels.optional}</span>}
      </label>
      {children(control)}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
