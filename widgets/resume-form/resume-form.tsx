import type { CSSProperties, MouseEvent, RefObject } from "react";
import { toColumns } from "../../model/submissions/form-columns.ts";
import { readFields, type FormResult } from "../../model/submissions/read-fields.ts";
import { resumeFields } from "../../model/submissions/resume-fields.ts";
import { useMessages } from "../runtime/config.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { importResumesClient } from "../forms/import-backend.ts";
import { SubmitButton, FieldError } from "../forms/field.tsx";
import { SchemaField } from "../forms/schema-field.tsx";
import { useSubmission } from "../forms/use-submission.ts";
import type { MessagesOf } from "../../model/tags/tag-description.ts";
import { widget } from "../runtime/widget.ts";
import {
  embeddedResumeFormAttributes,
  resumeFormAttributes,
  type resumeFormMessageKeys,
} from "../../model/tags/resume-form.ts";
import { RESUME_ACCEPT } from "../../model/resume-check/resume-kind.ts";
import { useField } from "../forms/form-context.ts";
import { checkResume, useResumeFile, type ChosenFile } from "./use-resume-file.ts";

/** The file input comes before the last field. */
const { additional, ...beforeFile } = resumeFields;

const withPosition = (value: string | undefined) => ({
  ...beforeFile,
  position: { ...beforeFile.position, value },
});

export const resumeFormWidget = widget("resume-form", resumeFormAttributes, ({ partner, position }) => {
  const messages = useMessages<typeof resumeFormMessageKeys>();
  const { consent, resumeForm, errors, notices } = messages;
  const submission = useSubmission({
    widget: "resume-form",
    partner,
    consent: consent.application,
    read: (data) => readValues(data, messages),
    createIncompleteNotice: ({ resume: error }) =>
      error === errors.resume
        ? notices.resumeRequired
        : Object.values(notices).find(({ title }) => title === error),
    importClient: importResumesClient,
    send: ({ submitResume }, { application, file }, metadata, backend) =>
      submitResume(application, file, metadata, backend),
    success: notices.resumeSuccess,
    failure: notices.submissionFailed,
    thanks: {
      title: resumeForm.thanksTitle,
      text: resumeForm.thanksText,
      homeLink: { text: resumeForm.home, href: resumeForm.homeHref },
    },
    next: ["review", "contact"],
    onSuccess: () => resume.clear(),
  });
  const resume = useResumeFile(
    (problem) => submission.reject({ resume: notices[problem].title }, notices[problem]),
    () => {
      // The current notice may be about the previous file.
      if (submission.state.phase === "idle") submission.dismiss();
    },
    "resume" in submission.state.errors,
  );

  return (
    <FormFrame submission={submission} className="form-grid" fields={withPosition(position)}>
      {(noteId) => (
        <>
          <FileField
            chosen={resume.chosen}
            inputRef={resume.inputRef}
            onChange={resume.onChange}
            onRemove={resume.clear}
          />
          <SchemaField name="additional" field={additional} noteId={noteId} />
          <SubmitButton text={resumeForm.submit} sendingText={resumeForm.sending} />
        </>
      )}
    </FormFrame>
  );
});

export const embeddedResumeFormWidget = { ...resumeFormWidget, attributes: embeddedResumeFormAttributes };

interface Values {
  application: object;
  file: File;
}

async function readValues(
  data: FormData,
  { errors, notices }: MessagesOf<typeof resumeFormMessageKeys>,
): Promise<FormResult<Values>> {
  const file = data.get("resume");
  const readResult = readFields(resumeFields, data, errors);
  const fieldErrors = readResult.ok ? {} : readResult.errors;
  if (!(file instanceof File) || file.name === "")
    return { ok: false, errors: { ...fieldErrors, resume: errors.resume }, isIncomplete: true };
  const checked = await checkResume(file);
  if ("problem" in checked)
    return {
      ok: false,
      errors: { ...fieldErrors, resume: notices[checked.problem].title },
      isIncomplete: true,
    };
  if (!readResult.ok) return readResult;
  return {
    ok: true,
    values: { application: toColumns(resumeFields, readResult.values), file: checked.file },
  };
}

interface FileFieldProps {
  chosen: ChosenFile | null;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: () => void;
  onRemove: (press: MouseEvent) => void;
}

function FileField({ chosen, inputRef, onChange, onRemove }: FileFieldProps) {
  const { labels, resumeForm } = useMessages<typeof resumeFormMessageKeys>();
  const { control, error, errorId } = useField("resume");
  return (
    <div className="field field-wide">
      <label className="field-label" htmlFor={control.id}>
        {labels.resume}
        <span className="field-optional">{resumeForm.limits}</span>
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
          required
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
