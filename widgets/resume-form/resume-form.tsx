import { toColumns } from "../../model/submissions/form-columns.ts";
import { readFields, type FormResult } from "../../model/submissions/read-fields.ts";
import { resumeFields } from "../../model/submissions/resume-fields.ts";
import { useConfig, useMessages } from "../runtime/config.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { importResumesClient } from "../forms/import-backend.ts";
import { SubmitButton } from "../forms/field.tsx";
import { SchemaField } from "../forms/schema-field.tsx";
import { useSubmission } from "../forms/use-submission.ts";
import type { MessagesOf } from "../../model/tags/tag-description.ts";
import { widget } from "../runtime/widget.ts";
import { resumeFormAttributes, type resumeFormMessageKeys } from "../../model/tags/resume-form.ts";
import { FileField } from "./file-field.tsx";
import { checkResume, useResumeFile, withFileError } from "./use-resume-file.ts";

/** The file input comes before the last field. */
const { additional, ...beforeFile } = resumeFields;

export const resumeFormWidget = widget("resume-form", resumeFormAttributes, ({ partner }) => {
  const messages = useMessages<typeof resumeFormMessageKeys>();
  const { consent, resumeForm, notices } = messages;
  const { phone } = useConfig().agency;
  const submission = useSubmission({
    widget: "resume-form",
    partner,
    consent: consent.application,
    read: (data): Promise<FormResult<Values>> =>
      readValues(data, messages, submission.state.errors["resume"]),
    createIncompleteNotice: ({ resume: error }) =>
      resume.inputRef.current?.value === ""
        ? notices.resumeRequired
        : Object.values(notices).find(({ title }) => title === error),
    importClient: importResumesClient,
    send: ({ submitResume }, { application, file }, metadata, backend) =>
      submitResume(application, file, metadata, backend),
    success: notices.resumeSuccess,
    failure: notices.submissionFailed,
    thanks: () => ({
      title: resumeForm.thanksTitle,
      text: resumeForm.thanksText,
      homeLink: { text: resumeForm.home, href: resumeForm.homeHref },
    }),
    next: ["review", "contact"],
    onSuccess: () => resume.clear(),
  });
  const resume = useResumeFile(submission, notices);

  return (
    <FormFrame submission={submission} className="form-grid" fields={beforeFile}>
      {(noteId) => (
        <>
          <FileField
            chosen={resume.chosen}
            inputRef={resume.inputRef}
            onChange={resume.onChange}
            onRemove={resume.clear}
          />
          <p className="form-note">
            {resumeForm.call} <a href={phone.href}>{phone.text}</a>
          </p>
          <SchemaField name="additional" field={additional} noteId={noteId} />
          <SubmitButton text={resumeForm.submit} sendingText={resumeForm.sending} />
        </>
      )}
    </FormFrame>
  );
});

interface Values {
  application: object;
  file: File;
}

async function readValues(
  data: FormData,
  { errors, notices }: MessagesOf<typeof resumeFormMessageKeys>,
  fileError: string | undefined,
): Promise<FormResult<Values>> {
  const file = data.get("resume");
  const readResult = readFields(resumeFields, data, errors);
  if (!(file instanceof File) || file.name === "")
    // A file that was rejected is not kept. Why it was is still said.
    return withFileError(readResult, fileError ?? errors.resume);
  const checked = await checkResume(file);
  if ("problem" in checked) return withFileError(readResult, notices[checked.problem].title);
  if (!readResult.ok) return readResult;
  return {
    ok: true,
    values: { application: toColumns(resumeFields, readResult.values), file: checked.file },
  };
}
