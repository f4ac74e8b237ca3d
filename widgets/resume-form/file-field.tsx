import type { CSSProperties, MouseEvent, RefObject } from "react";
import { useMessages } from "../config.ts";
import { FieldError } from "../forms/field.tsx";
import { useField } from "../forms/form-context.ts";
import type { ChosenFile } from "./use-resume-file.ts";

interface FileFieldProps {
  chosen: ChosenFile | null;
  /** Percent of the proof of work that the file has to wait for; undefined when it waits for none. */
  proof: number | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: () => void;
  onRemove: (press: MouseEvent) => void;
}

/** Chooses the resume, by the system's dialog or by dropping it on the field (`take-drops.ts`), and shows its upload. */
export function FileField({ chosen, proof, inputRef, onChange, onRemove }: FileFieldProps) {
  const { labels, resumeForm } = useMessages();
  const { control, error, errorId } = useField("resume");
  return (
    <div className="field field-wide">
      <label className="field-label" htmlFor={control.id}>
        {labels.resume}
        <span className="field-optional">{resumeForm.limits}</span>
      </label>
      <div className="file">
        <input
          {...control}
          ref={inputRef}
          className="file-input"
          type="file"
          accept=".pdf,.doc,.docx"
          required
          onChange={onChange}
        />
        {chosen === null ? (
          <p className="file-prompt">{resumeForm.drop}</p>
        ) : (
          <ChosenResume {...chosen} proof={proof} isSending={control.disabled} onRemove={onRemove} />
        )}
        <p className="file-status" role="status">
          {proof !== undefined ? resumeForm.proving : chosen?.progress === 100 && resumeForm.uploaded}
        </p>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

interface ChosenResumeProps extends ChosenFile {
  proof: number | undefined;
  isSending: boolean;
  onRemove: (press: MouseEvent) => void;
}

function ChosenResume({ file: { name }, progress, proof, isSending, onRemove }: ChosenResumeProps) {
  const { resumeForm } = useMessages();
  const percent = proof ?? progress;
  return (
    <div className="file-chosen">
      <span className="file-name">{name}</span>
      <span className="file-percent">{percent}%</span>
      <button className="file-remove" type="button" disabled={isSending} onClick={onRemove}>
        {resumeForm.remove} <span className="visually-hidden">{name}</span>
      </button>
      <div
        className="file-progress"
        role="progressbar"
        aria-label={proof === undefined ? resumeForm.progress : resumeForm.proof}
        aria-valuenow={percent}
        style={{ "--progress": `${percent}%` } as CSSProperties}
      />
    </div>
  );
}
