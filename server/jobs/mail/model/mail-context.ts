import type { DataFiles } from "../../../../site/model/kinds/data-files.ts";
import { listEntries } from "../../../../site/model/kinds/list-entries.ts";
import { listedValues, type ListedValues } from "./listed-values.ts";
import { createDateFormats, type DateFormats } from "./date-formats.ts";
import { readPromises, type Promises } from "./promises.ts";

export interface MailContext {
  content: Pick<
    DataFiles,
    "agency" | "claims" | "contexts" | "mails" | "messages" | "partners" | "receipt" | "salaries"
  >;
  listed: ListedValues;
  moments: DateFormats;
  promises: Promises;
  /** Origin of the published site, without a trailing slash. */
  siteUrl: string;
}

/**
 * @param root the project's root folder
 * @throws ContentError if a claim that promises a time does not state one
 */
export function mailContext(root: string, files: DataFiles, siteUrl: string): MailContext {
  return {
    content: files,
    listed: listedValues(files, listEntries(root, "states")),
    moments: createDateFormats(files.agency.timeZone),
    promises: readPromises(files.claims),
    siteUrl: siteUrl.replace(/\/$/, ""),
  };
}
