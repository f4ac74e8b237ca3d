import { resolve } from "node:path";
import { BackendError } from "../../platform/backend-error.ts";
import { readOptions } from "../../platform/read-options.ts";

/** What `npm run backup` was asked for. */
export interface BackupArguments {
  file: string;
  /** Only look whether an archive is whole. */
  verify: boolean;
}

function readFile(positionals: string[], wrong: (message: string) => Error): string {
  const [file, ...more] = positionals;
  if (file === undefined || file === "") throw wrong("The archive's file is missing.");
  if (more.length > 0) throw wrong(`One file, not ${positionals.length}.`);
  return resolve(file);
}

/** @throws BackendError in one line with the usage */
export function parseBackupArguments(args: string[]): BackupArguments {
  const wrong = (message: string) =>
    new BackendError(
      `${message} Usage: npm run backup -- <file>, or to check one: npm run backup -- --verify <file>`,
    );
  const config = { options: { verify: { type: "boolean" } }, allowPositionals: true } as const;
  const { values, positionals } = readOptions(args, config, wrong);
  return { file: readFile(positionals, wrong), verify: values.verify ?? false };
}

/** @throws BackendError in one line with the usage */
export function parseRestoreArguments(args: string[]): { file: string } {
  const wrong = (message: string) => new BackendError(`${message} Usage: npm run restore -- <file>`);
  const { positionals } = readOptions(args, { options: {}, allowPositionals: true }, wrong);
  return { file: readFile(positionals, wrong) };
}
