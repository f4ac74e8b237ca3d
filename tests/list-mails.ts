import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Lists the mails in a folder, the oldest first, without those that are still being written.
 * @param part of their names, such as `_sender-receipt_`
 */
export const listMails = (folder: string, part = ""): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".eml") && name.includes(part))
    .sort();

/** Reads the mails that `listMails` lists. */
export const readMails = (folder: string, part?: string): string[] =>
  listMails(folder, part).map((name) => readFileSync(join(folder, name), "utf8"));
