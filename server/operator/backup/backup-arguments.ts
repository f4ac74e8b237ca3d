import { resolve } from "node:path";
import { readArguments, UsageError } from "../../../site/settings/read-arguments.ts";

interface BackupArguments {
  file: string;
  verify: boolean;
}

function readFile(command: "backup" | "restore", positionals: string[]): string {
  const [file, ...more] = positionals;
  if (file === undefined || file === "") throw new UsageError(command, "The path of the archive is missing.");
  if (more.length > 0) throw new UsageError(command, `Expected one file, got ${positionals.length}.`);
  return resolve(file);
}

export function parseBackupArguments(args: string[]): BackupArguments {
  const { values, words } = readArguments("backup", args);
  return { file: readFile("backup", words), verify: values.verify ?? false };
}

export function parseRestoreArguments(args: string[]): { file: string } {
  return { file: readFile("restore", readArguments("restore", args).words) };
}
