import { readdirSync } from "node:fs";

/** Lists the mails in a folder, without those that are still being written. */
export const listMails = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(".eml"));
