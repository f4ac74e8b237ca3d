import { useId } from "react";
import { RESUME_ACCEPT } from "../../model/resume-check/resume-kind.ts";
import type { ReceiptResponse } from "../backend/receipts.ts";
import { ChangeForm } from "./change-form.tsx";
import type { ChangeProps } from "./change-section.tsx";

export function FileChange({ client, settings, onChanged, onReceiptGone }: ChangeProps) {
  const id = useId();
  const { change, fileProblems } = settings;
  const { file: texts } = change;
  const send = (data: FormData) => {
    const file = data.get("resume");
    return file instanceof File && file.name !== "" ? replace(file) : texts.missing;
  };
  const replace = async (file: File): Promise<ReceiptResponse> => {
    const { checkResume } = await import("../resume-form/check-resume.ts");
    const problem = await checkResume(file);
    if (problem === null) return client.replaceFile(file);
    return {
      outcome: "invalid",
      why: problem === "resumeRequired" ? texts.missing : fileProblems[problem],
    };
  };
  return (
    <ChangeForm
      onChanged={onChanged}
      onReceiptGone={onReceiptGone}
      texts={texts}
      commonTexts={change}
      send={send}
    >
      {(describedBy) => (
        <div className="field">
          <label className="visually-hidden" htmlFor={`${id}-file`}>
            {texts.label}
          </label>
          <input
            className="field-input h-auto py-2.5"
            id={`${id}-file`}
            name="resume"
            type="file"
            accept={RESUME_ACCEPT}
            aria-describedby={describedBy}
          />
        </div>
      )}
    </ChangeForm>
  );
}
