import type { SubmissionRef, SubmissionTable } from "../../data/submission-tables.ts";
import { normalizePhone } from "../../../model/submissions/phone-number.ts";
import type { OperatorCall } from "./operator-call.ts";
import { listEmailSpellings } from "./list-email-spellings.ts";
import { deleteSavedEmails } from "./saved-emails.ts";

/** A person's email addresses (any case) and phone numbers (any grouping). */
export interface Person {
  emails: string[];
  phones: string[];
}

export interface FoundSubmission extends SubmissionRef {
  created_at: string;
  email: string | null;
  phone: string | null;
  file: string | null;
  deliveries: number;
  events: number;
  is_held: boolean;
}

export interface PersonFindings {
  submissions: FoundSubmission[];
  /** Submissions that share one of the person's contact details but have a different email or phone. */
  related: (SubmissionRef & { email: string | null; phone: string | null })[];
  /** Other senders' submissions that mention the person in their text or notes. Those on legal hold are not changed. */
  mentions: (SubmissionRef & { is_held: boolean })[];
}

export interface DueTable {
  table: SubmissionTable;
  months: number;
  counted_from: "sent" | "last_contact";
  listed_at: string | null;
  rows: number;
  held: number;
  due: { id: string; counted: string }[];
}

interface Deletion {
  why: "erasure" | "retention";
  submissions: SubmissionRef[];
  person?: Person | undefined;
}

export type DeletionCounts = Record<
  SubmissionTable | "files" | "deliveries" | "events" | "mails" | "mentions",
  number
>;

type DeletionResult = Omit<DeletionCounts, "mails"> & {
  /** Ids of submissions that were deleted or redacted; excludes those on legal hold. */
  changed: string[];
};

export const holdReasons = ["agreement", "dispute", "law", "request"] as const;

export interface Hold {
  /** If undefined, applies to every submission with this id. */
  table?: SubmissionTable | undefined;
  id: string;
  reason: (typeof holdReasons)[number] | null;
  /** Last day of the hold, such as 2032-06-30; null for an indefinite hold. */
  until: string | null;
}

export type SubmissionRetention = ReturnType<typeof createRetention>;

interface RetentionOptions {
  call: OperatorCall;
  removeFiles: (names: string[]) => Promise<void>;
  mailFolder: string;
}

const withAllSpellings = ({ emails, phones }: Person): Person => ({
  emails: emails.flatMap(listEmailSpellings),
  phones: phones.map(normalizePhone),
});

/**
 * Creates the retention operations. Deletes files before rows, because a file cannot be found once its row is
 * gone.
 */
export function createRetention({ call, removeFiles, mailFolder }: RetentionOptions) {
  return {
    find: (person: Person) => call<PersonFindings>("find_person", withAllSpellings(person)),
    async delete({
      why,
      submissions,
      person = { emails: [], phones: [] },
    }: Deletion): Promise<DeletionCounts> {
      const refs = submissions.map(({ table, id }) => ({ table, id }));
      const files = await call<string[]>("files_of_submissions", refs);
      if (files.length > 0) await removeFiles(files);
      const deletionRequest = { why, submissions: refs, files, ...withAllSpellings(person) };
      const { changed, ...counts } = await call<DeletionResult>("delete_submissions", deletionRequest);
      // Delete emails after the rows, so that no more can be composed. Emails about redacted submissions contain
      // the original text.
      const mails = await deleteSavedEmails(mailFolder, changed);
      return { ...counts, mails };
    },
    /** @param at time in ISO 8601 */
    due: (at: string) => call<DueTable[]>("due_submissions", { at }),
    async noteListed(table: SubmissionTable, at: string): Promise<void> {
      await call("note_listed", { table, at });
    },
    /** @returns tables with submissions whose hold was set or lifted; empty if there is no such submission */
    hold: (hold: Hold) => call<SubmissionTable[]>("hold_submission", hold),
  };
}
