import type { SubmissionRef, SubmissionTable } from "../../data/submission-tables.ts";
import { normalizePhone } from "../../../model/submissions/phone-number.ts";
import type { OperatorCall } from "./operator-call.ts";
import { domainToUnicode } from "node:url";
import { parseEmail } from "../../../model/submissions/email-address.ts";
import type { ResumeFiles } from "./resume-files.ts";
import { deleteSavedEmails } from "./process-removals.ts";

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
  /**
   * Other senders' submissions that mention the person in their text, notes or deliveries. Those on legal hold are not
   * changed.
   */
  mentions: (SubmissionRef & { is_held: boolean })[];
  /** Numbers of other rows that mention the person, such as counts of a partner's page, and of files named so. */
  elsewhere: { table: string; rows: number }[];
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
  SubmissionTable | "files" | "deliveries" | "events" | "mails" | "mentions" | "elsewhere",
  number
>;

/** A part of a table that is searched in a transaction of its own. */
interface Part {
  part: string;
  slice: number;
  slices: number;
}

interface Mentions {
  mentions: PersonFindings["mentions"];
  /** Number of other rows. */
  elsewhere: number;
}

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
  files: ResumeFiles;
  mailFolder: string;
}

interface ChangedFiles {
  removed: string[];
  renamed: { from: string; to: string }[];
}

/**
 * The names of files are searched in so many statements, a power of two: the embedded database runs nothing else
 * meanwhile.
 */
const FILE_SLICES = 16;

/** Part of the file names of test emails, which belong to no submission. */
const TEST_MAIL = "_test_";

const withAllSpellings = ({ emails, phones }: Person): Person => ({
  emails: emails.flatMap(listEmailSpellings),
  phones: phones.map(normalizePhone),
});

async function listFiles(
  call: OperatorCall,
  request: Person & { submissions: SubmissionRef[] },
): Promise<ChangedFiles> {
  const slices = request.emails.length + request.phones.length > 0 ? FILE_SLICES : 1;
  const files: ChangedFiles = { removed: [], renamed: [] };
  for (let slice = 0; slice < slices; slice += 1) {
    const found = await call<ChangedFiles>("files_of_submissions", { ...request, slice, slices });
    files.removed.push(...found.removed);
    files.renamed.push(...found.renamed);
  }
  return files;
}

/**
 * Creates the retention operations. Deletes files before rows, because a file cannot be found once its row is
 * gone. Files of other senders whose names mention the person are copied to a new name before their rows change, and
 * deleted afterward; if that is interrupted, the next erasure finds the earlier copy.
 */
export function createRetention({ call, files, mailFolder }: RetentionOptions) {
  return {
    async find(person: Person): Promise<PersonFindings> {
      const wanted = withAllSpellings(person);
      type Found = Pick<PersonFindings, "submissions" | "related"> & { parts: Part[] };
      const { submissions, related, parts } = await call<Found>("find_person", wanted);
      const toKey = ({ table, id }: SubmissionRef): string => `${table}/${id}`;
      const own = new Set(submissions.map(toKey));
      const mentions = new Map<string, PersonFindings["mentions"][number]>();
      const rows = new Map<string, number>();
      for (const part of parts) {
        const found = await call<Mentions>("find_mentions", { ...wanted, ...part });
        for (const mention of found.mentions)
          if (!own.has(toKey(mention))) mentions.set(toKey(mention), mention);
        if (found.elsewhere > 0) rows.set(part.part, (rows.get(part.part) ?? 0) + found.elsewhere);
      }
      const { removed, renamed } = await listFiles(call, { ...wanted, submissions });
      const ownFiles = new Set(submissions.map(({ file }) => file));
      const files = [...removed, ...renamed.map(({ from }) => from)].filter((name) => !ownFiles.has(name));
      if (files.length > 0) rows.set("files", files.length);
      const elsewhere = [...rows].map(([table, count]) => ({ table, rows: count }));
      return { submissions, related, mentions: [...mentions.values()], elsewhere };
    },
    /**
     * Deletes submissions, and redacts the person in the rest. If that is interrupted, a repetition finds what is left.
     */
    async delete({
      why,
      submissions,
      person = { emails: [], phones: [] },
    }: Deletion): Promise<DeletionCounts> {
      const refs = submissions.map(({ table, id }) => ({ table, id }));
      const request = { submissions: refs, ...withAllSpellings(person) };
      const { removed, renamed } = await listFiles(call, request);
      if (removed.length > 0) await files.remove(removed);
      for (const { from, to } of renamed) await files.copy(from, to);
      type Deleted = DeletionResult & { deletion: number; parts: Part[] };
      const deleted = await call<Deleted>("delete_submissions", { ...request, why, removed, renamed });
      const { deletion, parts, ...result } = deleted;
      let { changed, ...counts }: DeletionResult = result;
      for (const part of parts) {
        const redacted = await call<DeletionResult>("redact_person", { ...request, ...part, deletion });
        changed = [...changed, ...redacted.changed];
        counts = { ...counts, mentions: redacted.mentions, elsewhere: redacted.elsewhere };
      }
      if (renamed.length > 0) await files.remove(renamed.map(({ from }) => from));
      // Delete emails after the rows, so that no more can be composed. Emails about redacted submissions contain
      // the original text, and test emails may have gone to the person.
      const mails = await deleteSavedEmails(
        mailFolder,
        why === "erasure" ? [...changed, TEST_MAIL] : changed,
      );
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

/**
 * Returns the forms in which an address may be stored: normalized, and with a Unicode domain, as earlier versions
 * stored it. An invalid address is only trimmed, normalized to NFKC, and lowercased.
 */
function listEmailSpellings(address: string): string[] {
  const { email } = parseEmail(address);
  if (email === undefined) return [address.trim().normalize("NFKC").toLowerCase()];
  const [name = "", domain = ""] = email.split("@");
  return [...new Set([email, `${name}@${domainToUnicode(domain)}`])];
}
