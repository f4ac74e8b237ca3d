import type { DataFiles } from "../../model/kinds/data-files.ts";
import type { Answers, Question } from "./questions.ts";

export interface Project {
  root: string;
  data: DataFiles;
  /** Today's date in the agency's time zone, in ISO 8601. */
  today: string;
}

export interface NewFile {
  file: string;
  /** The file's complete new text, even if only one entry is added. */
  text: string;
  nextStep: string;
}

export interface NewKind {
  questions: (project: Project) => Question[];
  /** @throws ExpectedError if the entry already exists */
  write: (project: Project, answers: Answers) => Promise<NewFile>;
}
