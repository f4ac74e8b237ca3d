import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { ifMissing } from "../../data/files/durable-files.ts";
import { DeskError } from "./desk-error.ts";

/** Matches file names of saved emails, which contain no path separators. */
export const savedEmailPattern = /^\d{8}T\d{6}Z_[\w.-]+\.eml$/;

export type SavedEmails = Awaited<ReturnType<typeof listSavedEmails>>;
export type SavedEmail = Awaited<ReturnType<typeof readSavedEmail>>;

const maxListed = 200;

const timeOf = (name: string): string =>
  name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, "$1-$2-$3T$4:$5:$6Z");

export async function listSavedEmails(folder: string) {
  const names = await readdir(folder).catch(ifMissing([]));
  const found = names
    .filter((name) => savedEmailPattern.test(name))
    .sort()
    .reverse();
  const mails = found
    .slice(0, maxListed)
    .map((name) => ({ name, at: timeOf(name), kind: name.split("_")[1] ?? "" }));
  return { total: found.length, mails };
}

type Mailbox = { name?: string | undefined; address?: string | undefined };

const formatMailbox = (mailbox: Mailbox | undefined): string =>
  [mailbox?.name, mailbox?.address && `<${mailbox.address}>`].filter(Boolean).join(" ");

/**
 * Reads an email's text and the names of its attachments.
 * @throws DeskError if the email does not exist
 */
export async function readSavedEmail(folder: string, name: string) {
  const file = await readFile(join(folder, name)).catch(ifMissing(undefined));
  if (file === undefined) throw new DeskError(404, "This email no longer exists.");
  const mail = await PostalMime.parse(file);
  return {
    from: formatMailbox(mail.from),
    to: (mail.to ?? []).map(formatMailbox).join(", "),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    attachments: mail.attachments.flatMap(({ filename }) => filename ?? []),
  };
}
