import { useId, useState } from "react";
import { toColumns } from "../../model/submissions/form-columns.ts";
import { readFields, type FormResult } from "../../model/submissions/read-fields.ts";
import { applicationFields, openingFields } from "../../model/submissions/resume-fields.ts";
import { hasNoContact, isBlankField } from "../../model/submissions/typed-text.ts";
import { applyFormAttributes, type applyFormMessageKeys } from "../../model/tags/apply-form.ts";
import type { AttributesOf } from "../../model/tags/tag-description.ts";
import { SubmitButton, TextField } from "../forms/field.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { importResumesClient } from "../forms/import-backend.ts";
import { SchemaField } from "../forms/schema-field.tsx";
import { useSubmission } from "../forms/use-submission.ts";
import { FileField } from "../resume-form/file-field.tsx";
import { checkResume, useResumeFile, withFileError } from "../resume-form/use-resume-file.ts";
import { useMessages } from "../runtime/config.ts";
import { widget } from "../runtime/widget.ts";
import { hasEnded, useSentFile } from "./sent-file.ts";

const chosenFile = (data: FormData): File | undefined => {
  const file = data.get("resume");
  return file instanceof File && file.name !== "" ? file : undefined;
};

interface Values {
  application: object;
  file: File | undefined;
  /** Hash that names the file of an earlier application. */
  fileOf: string | undefined;
  /** Whether the opening had ended. */
  isLate: boolean;
}

/**
 * Application to an opening: name, phone or email, trade and years of experience. The file is optional, and may be that
 * of an application sent from the same tab within a day. An application to an opening that has ended while the form was
 * open is stored too, and the thank-you message says so.
 */
export const applyFormWidget = widget("apply-form", applyFormAttributes, ApplyForm);

interface ApplyFormProps extends AttributesOf<typeof applyFormAttributes> {
  /** URL of the opening's page, if the form is on another. */
  page?: string;
  partner?: string | undefined;
}

/** The form, also below a row of a partner's list of openings. */
export function ApplyForm({ job, position = "", trade: ownTrade, closes, page, partner }: ApplyFormProps) {
  const messages = useMessages<typeof applyFormMessageKeys>();
  const { applyForm, consent, errors, labels, notices, placeholders, resumeForm } = messages;
  const [sentFile, rememberFile] = useSentFile();
  const hintId = useId();
  const [isReused, setReused] = useState(true);

  const read = async (data: FormData): Promise<FormResult<Values>> => {
    const fields = { ...applicationFields(hasNoContact(data)), ...openingFields };
    const result = readFields(fields, data, errors);
    const file = chosenFile(data);
    const checked = file && (await checkResume(file));
    if (checked && "problem" in checked) return withFileError(result, notices[checked.problem].title);
    if (!result.ok) return result;
    const isLate = await hasEnded(closes, page);
    const fileOf = checked === undefined && isReused ? sentFile?.hash : undefined;
    return {
      ok: true,
      values: { application: toColumns(fields, result.values), file: checked?.file, fileOf, isLate },
    };
  };

  const submission = useSubmission({
    widget: "apply-form",
    context: "opening",
    partner,
    consent: consent.application,
    read,
    listResolvedFields: (form) =>
      hasNoContact(new FormData(form))
        ? []
        : ["phone", "email"].filter((name) => isBlankField(new FormData(form), name)),
    createIncompleteNotice: ({ resume: error }) =>
      Object.values(notices).find(({ title }) => title === error),
    importClient: importResumesClient,
    send: async ({ submitResume }, { application, file, fileOf }, metadata, backend) => {
      const formCheck = { ...metadata.formCheck, file_of: fileOf };
      const outcome = await submitResume(application, file, { ...metadata, formCheck }, backend);
      if (outcome.ok && file) rememberFile(metadata.formCheck.receipt, file.name);
      return outcome;
    },
    success: notices.resumeSuccess,
    failure: notices.submissionFailed,
    thanks: ({ isLate }) => ({
      title: applyForm.thanksTitle.replace("{position}", position),
      text: isLate ? applyForm.endedText : applyForm.thanksText,
      // There is no position to talk about.
      ...(isLate && { scheduler: undefined }),
    }),
    next: ["review", "contact"],
    onSuccess: () => resume.clear(),
  });
  const resume = useResumeFile(submission, notices);

  return (
    <FormFrame submission={submission} className="form-grid">
      {(noteId) => {
        const { name, trade, experience } = applicationFields(false);
        return (
          <>
            <input type="hidden" name="job" value={job} />
            <input type="hidden" name="title" value={position} />
            <FileField
              chosen={resume.chosen}
              inputRef={resume.inputRef}
              onChange={resume.onChange}
              onRemove={resume.clear}
              isOptional
            />
            {sentFile && resume.chosen === null && (
              <label className="check field-wide">
                <input
                  className="check-box"
                  type="checkbox"
                  checked={isReused}
                  onChange={({ currentTarget }) => setReused(currentTarget.checked)}
                />
                <span>{applyForm.reuse.replace("{name}", sentFile.name)}</span>
              </label>
            )}
            <p className="form-hint">
              {resumeForm.limits}. {applyForm.file}
            </p>
            <div className="field-wide">
              <SchemaField name="name" field={name} noteId={noteId} />
            </div>
            <TextField
              name="phone"
              label={labels.phone}
              type="tel"
              placeholder={placeholders.phone}
              describedBy={`${hintId} ${noteId}`}
            />
            <TextField name="email" label={labels.email} type="email" describedBy={hintId} />
            <p className="form-hint" id={hintId}>
              {applyForm.contact}
            </p>
            <SchemaField name="trade" field={{ ...trade, value: ownTrade }} noteId={noteId} />
            <SchemaField name="experience" field={experience} noteId={noteId} />
            <p className="form-hint">{applyForm.promise}</p>
            <SubmitButton text={applyForm.submit} sendingText={applyForm.sending} />
          </>
        );
      }}
    </FormFrame>
  );
}
