import type { DataFiles } from "../../site/model/kinds/data-files.ts";
import type { Answers, Question } from "./questions.ts";

/** What a new entry is made from. */
export interface Project {
  root: string;
  data: DataFiles;
  /** ISO date in the agency's time zone. */
  today: string;
}

export interface NewFile {
  /** Relative to the project's root. */
  file: string;
  /** Its whole text, also where it only gains an entry. */
  text: string;
  /** What to do next. */
  next: string;
}

/** A kind of entry that `npm run new` writes. */
export interface NewKind {
  questions: (project: Project) => Question[];
  /** @throws ExpectedError if there is such an entry already */
  write: (project: Project, answers: Answers) => Promise<NewFile>;
}
