import type { CSSProperties, MouseEvent, RefObject } from "react";
import { RESUME_ACCEPT } from "../../model/resume-check/resume-kind.ts";
import type { resumeFormMessageKeys } from "../../model/tags/resume-form.ts";
import { FieldError } from "../forms/field.tsx";
import { useField } from "../forms/form-context.ts";
import { useMessages } from "../runtime/config.ts";
import type { ChosenFile } from "./use-resume-file.ts";

interface FileFieldProps {
  chosen: ChosenFile | null;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: () => void;
  onRemove: (press: MouseEvent) => void;
  isOptional?: boolean;
}

/** Resume field with what is known of the chosen file. Drops are handled by `accept-drops.ts`. */
export function FileField({ chosen, inputRef, onChange, onRemove, isOptional = false }: FileFieldProps) {
  const { labels, resumeForm } = useMessages<typeof resumeFormMessageKeys>();
  const { control, error, errorId } = useField("resume");
  return (
    <div className="field field-wide">
      <label className="field-label" htmlFor={control.id}>
        {labels.resume}
        <span className="field-optional">{isOptional ? labels.optional : resumeForm.limits}</span>
      </label>
      <div className="file">
        {/* In place of the browser's own button, whose text is in the browser's language. */}
        <span className="btn" aria-hidden="true">
          {resumeForm.choose}
        </span>
        <input
          {...control}
          ref={inputRef}
          className="file-input"
          type="file"
          accept={RESUME_ACCEPT}
          required={!isOptional}
          onChange={onChange}
        />
        {chosen === null ? (
          <p className="file-prompt">{resumeForm.drop}</p>
        ) : (
          <ChosenResume {...chosen} isSending={control.disabled} onRemove={onRemove} />
        )}
        <p className="file-status" role="status">
          {chosen?.progress === 100 && resumeForm.uploaded}
        </p>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

interface ChosenResumeProps extends ChosenFile {
  isSending: boolean;
  onRemove: (press: MouseEvent) => void;
}

function ChosenResume({ file: { name }, progress, isSending, onRemove }: ChosenResumeProps) {
  const { resumeForm } = useMessages<typeof resumeFormMessageKeys>();
  return (
    <div className="file-chosen">
      <span className="file-name">{name}</span>
      <span className="file-percent">{progress}%</span>
      <button className="file-remove" type="button" disabled={isSending} onClick={onRemove}>
        {resumeForm.remove} <span className="visually-hidden">{name}</span>
      </button>
      <div
        className="file-progress"
        role="progressbar"
        aria-label={resumeForm.progress}
        aria-valuenow={progress}
        style={{ "--progress": `${progress}%` } as CSSProperties}
      />
    </div>
  );
}
