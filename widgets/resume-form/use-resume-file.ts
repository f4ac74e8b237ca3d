import { useEffect, useRef, useState, type MouseEvent, type RefObject } from "react";
import type { ResumeProblem } from "./check-resume.ts";
import { checkResume } from "./load-check.ts";

/** The simulated upload: percent added, and milliseconds between two additions. */
const STEP = 10;
const PACE = 200;

/** A file on its way. */
export interface ChosenFile {
  file: File;
  /** Percent, 0 to 100. */
  progress: number;
}

export interface ResumeFile {
  chosen: ChosenFile | null;
  inputRef: RefObject<HTMLInputElement | null>;
  /** To be called when the input's files changed. */
  onChange: () => void;
  /**
   * Lets the file go.
   * @param press of its own button, which leaves with it and hands its focus to the field
   */
  clear: (press?: MouseEvent) => void;
}

/**
 * The chosen file and its simulated upload, during which it is really checked. A file that will not do is not kept.
 * @param onProblem called with the reason why a file was refused
 * @param onChoice called when a file was chosen, before it is checked
 * @param isRefused whether the form has refused the file on submit, as one that was deleted since it was chosen; then it goes too
 */
export function useResumeFile(
  onProblem: (problem: ResumeProblem) => void,
  onChoice: () => void,
  isRefused: boolean,
): ResumeFile {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const report = useRef(onProblem);
  const file = chosen?.file;
  const progress = chosen?.progress;
  useEffect(() => {
    report.current = onProblem;
  });

  const onChange = (): void => {
    const picked = inputRef.current?.files?.[0];
    setChosen(picked === undefined ? null : { file: picked, progress: 0 });
    if (picked !== undefined) onChoice();
  };
  const clear = (press?: MouseEvent): void => {
    if (press) inputRef.current?.focus();
    if (inputRef.current !== null) inputRef.current.value = "";
    setChosen(null);
  };

  // A file that was chosen before React arrived.
  useEffect(() => {
    if ((inputRef.current?.files?.length ?? 0) > 0) onChange();
  }, []);

  useEffect(() => {
    if (isRefused) clear();
  }, [isRefused]);

  useEffect(() => {
    if (file === undefined) return;
    let isCurrent = true;
    void checkResume(file).then((problem) => {
      if (!isCurrent || problem === null) return;
      clear();
      report.current(problem);
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);

  useEffect(() => {
    if (progress === undefined || progress >= 100) return;
    const timer = setTimeout(
      () => setChosen((now) => now && { ...now, progress: now.progress + STEP }),
      PACE,
    );
    return () => clearTimeout(timer);
  }, [file, progress]);

  return { chosen, inputRef, onChange, clear };
}
