import { resolve } from "node:path";
import { readArguments, UsageError } from "../../../site/settings/read-arguments.ts";

function readFileArgument(command: "backup" | "restore", positionals: string[]): string {
  const [file, ...more] = positionals;
  if (file === undefined || file === "") throw new UsageError(command, "The path of the archive is missing.");
  if (more.length > 0) throw new UsageError(command, `Expected one file, got ${positionals.length}.`);
  return resolve(file);
}

export function parseBackupArguments(args: readonly string[]) {
  const { values, words } = readArguments("backup", args);
  return { file: readFileArgument("backup", words), verify: values.verify ?? false };
}

export function parseRestoreArguments(args: readonly string[]) {
  return { file: readFileArgument("restore", readArguments("restore", args).words) };
}
