import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { ExpectedError } from "../../model/expected-error.ts";

/** Runs a command. If it throws, prints a readable message and exits with code 1. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Describes an error. An expected error is described by its message, an operating system error in one line,
 * and any other error by its message and the path of a file with the stack trace, for bug reports.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof ExpectedError) return error.message;
  if (error instanceof Error && "syscall" in error && "code" in error)
    return `Operating system error: ${error.message}`;
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `This is a bug: ${what}\n${saveStackTrace(inspect(error))}`;
}

function saveStackTrace(stack: string): string {
  try {
    const file = join(mkdtempSync(join(tmpdir(), "ridgebeam-fault-")), "stack.txt");
    writeFileSync(file, `${stack}\n`);
    return `Please report it, and attach ${file}, which contains the stack trace.`;
  } catch {
    return `Please report it with this stack trace:\n${stack}`;
  }
}
