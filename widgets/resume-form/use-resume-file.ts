import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from "react";
import type { FormResult } from "../../model/submissions/read-fields.ts";
import type { NoticeText } from "../../model/tags/tag-description.ts";
import type { Submission } from "../forms/use-submission.ts";
import type { CheckedResume, ResumeProblem } from "./check-resume.ts";

export interface ChosenFile {
  file: File;
  progress: number;
}

/** Simulated progress: percent per step, and milliseconds between steps. */
const STEP_PERCENT = 10;
const STEP_MS = 200;

/**
 * Manages the chosen file. Simulates upload progress while the file is being checked, and removes a file that
 * fails the check, or that the form rejects on submit, for example because it has been deleted.
 * @param submission of the form, whose errors and notices are about the file, too
 * @param notices by the problem of a file
 */
export function useResumeFile(
  submission: Pick<Submission, "state" | "reject" | "dismiss">,
  notices: Readonly<Record<ResumeProblem, NoticeText>>,
) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const report = useEffectEvent((problem: ResumeProblem) =>
    submission.reject({ ...submission.state.errors, resume: notices[problem].title }, notices[problem]),
  );
  const isFileRejected = "resume" in submission.state.errors;
  const file = chosen?.file;
  const progress = chosen?.progress;

  const onChange = (): void => {
    const pickedFile = inputRef.current?.files?.[0];
    setChosen(pickedFile === undefined ? null : { file: pickedFile, progress: 0 });
    // The current notice may be about the previous file.
    if (pickedFile !== undefined && submission.state.phase === "idle") submission.dismiss();
  };
  /**
   * Removes the file.
   * @param press click on the remove button; moves focus to the input
   */
  const clear = (press?: MouseEvent): void => {
    if (press) inputRef.current?.focus();
    if (inputRef.current !== null) inputRef.current.value = "";
    setChosen(null);
  };

  useEffect(() => {
    if ((inputRef.current?.files?.length ?? 0) > 0) onChange();
  }, []);

  useEffect(() => {
    if (isFileRejected) clear();
  }, [isFileRejected]);

  useEffect(() => {
    if (file === undefined) return;
    let isCurrent = true;
    void checkResume(file).then((checked) => {
      if (!isCurrent || "file" in checked) return;
      clear();
      report(checked.problem);
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);

  useEffect(() => {
    if (progress === undefined || progress >= 100) return;
    const timer = setTimeout(
      () => setChosen((now) => now && { ...now, progress: now.progress + STEP_PERCENT }),
      STEP_MS,
    );
    return () => clearTimeout(timer);
  }, [file, progress]);

  return { chosen, inputRef, onChange, clear };
}

/**
 * Checks a file. Loads the checking code on first use; if that fails, accepts the file, since the server
 * checks it too.
 */
export const checkResume = (file: File): Promise<CheckedResume> =>
  import("./check-resume.ts").then(
    (code) => code.checkResume(file),
    () => ({ file }),
  );

/** Adds the file's error to what was read from the other fields. */
export const withFileError = (read: FormResult<object>, resume: string) =>
  ({ ok: false, errors: { ...(read.ok ? {} : read.errors), resume }, isIncomplete: true }) as const;
