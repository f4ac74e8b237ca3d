import type { SubmissionRef, SubmissionTable } from "../../data/submission-tables.ts";
import { cleanPhone } from "../../../site/model/submissions/phone-number.ts";
import type { OperatorCall } from "./operator-call.ts";
import { spellingsOf } from "./spellings-of.ts";
import { removeWrittenMails } from "./written-mails.ts";

/** Somebody, by what a form asks for: e-mails in any case, phone numbers in any grouping. */
export interface Person {
  emails: string[];
  phones: string[];
}

/** A submission of a person, and what hangs on it. */
export interface FoundSubmission extends SubmissionRef {
  created_at: string;
  email: string | null;
  phone: string | null;
  /** The stored name of the resume's file. */
  file: string | null;
  deliveries: number;
  events: number;
  is_held: boolean;
}

/** What is stored of a person. */
export interface PersonFindings {
  submissions: FoundSubmission[];
  /** Submissions under another e-mail or phone number, which share the other one with the person's. */
  related: (SubmissionRef & { email: string | null; phone: string | null })[];
  /** Submissions of others whose texts or notes name the person; one on hold stays as it is. */
  mentions: (SubmissionRef & { is_held: boolean })[];
}

/** What is due in one table. */
export interface DueTable {
  table: SubmissionTable;
  months: number;
  counted_from: "sent" | "last_contact";
  /** When what is due was first listed; null until then. */
  listed_at: string | null;
  rows: number;
  /** Rows that would be due and are held. */
  held: number;
  due: { id: string; counted: string }[];
}

/** What is to be deleted, and why. A submission on hold stays, also when the hold was set after it was asked for. */
export interface Deletion {
  why: "erasure" | "retention";
  submissions: SubmissionRef[];
  /** Whose e-mail and phone number are taken out of other senders' texts and notes as well. */
  person?: Person | undefined;
}

/** How many of each kind were deleted; `mentions` counts other senders' submissions that were changed. */
export type DeletionCounts = Record<
  SubmissionTable | "files" | "deliveries" | "events" | "mails" | "mentions",
  number
>;

/** What the database says of a deletion. */
type Deleted = Omit<DeletionCounts, "mails"> & {
  /** Ids of the submissions that were deleted, or out of which the person was taken; what is on hold is not among them. */
  changed: string[];
};

/** Why a submission is kept beyond its period. */
export const holdReasons = ["agreement", "dispute", "law", "request"] as const;

/** A hold that is set or lifted. */
export interface Hold {
  /** Absent, each submission under that id. */
  table?: SubmissionTable | undefined;
  id: string;
  /** Null lifts the hold. */
  reason: (typeof holdReasons)[number] | null;
  /** The last day, such as 2032-06-30; null until it is lifted. */
  until: string | null;
}

/** What an operator, or the daily run, does about stored persons, wherever they are stored. */
export interface SubmissionKeeper {
  find(person: Person): Promise<PersonFindings>;
  delete(deletion: Deletion): Promise<DeletionCounts>;
  /** @param at a moment, as ISO 8601 */
  due(at: string): Promise<DueTable[]>;
  noteListed(table: SubmissionTable, at: string): Promise<void>;
  /** @returns the tables of the submissions that were held, or whose hold was lifted; none where there is no such submission */
  hold(hold: Hold): Promise<SubmissionTable[]>;
}

/** Where a keeper finds rows, files and mails. */
export interface KeptPlaces {
  call: OperatorCall;
  /** Deletes files of the bucket `resumes`, with their rows; a name that is not stored is no error. */
  removeFiles: (names: string[]) => Promise<void>;
  /** The folder of mails that were written instead of sent. */
  mailFolder: string;
}

const inAllSpellings = ({ emails, phones }: Person): Person => ({
  emails: emails.flatMap(spellingsOf),
  phones: phones.map(cleanPhone),
});

/** Files go first: a row whose file is left over could not say any more where it is. */
export function makeKeeper({ call, removeFiles, mailFolder }: KeptPlaces): SubmissionKeeper {
  return {
    find: (person) => call("find_person", inAllSpellings(person)),
    async delete({ why, submissions, person = { emails: [], phones: [] } }) {
      const refs = submissions.map(({ table, id }) => ({ table, id }));
      const files = await call<string[]>("files_of_submissions", refs);
      if (files.length > 0) await removeFiles(files);
      const order = { why, submissions: refs, files, ...inAllSpellings(person) };
      const { changed, ...counts } = await call<Deleted>("delete_submissions", order);
      // After the rows, from which mails are made; those about texts that were changed repeat the texts.
      const mails = await removeWrittenMails(mailFolder, changed);
      return { ...counts, mails };
    },
    due: (at) => call("due_submissions", { at }),
    async noteListed(table, at) {
      await call("note_listed", { table, at });
    },
    hold: (hold) => call("hold_submission", hold),
  };
}
