import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { ExpectedError } from "./expected-error.ts";

/** Runs a command; an error ends it with what a person needs to know, and exit code 1. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * An expected error's message; what the operating system refused, in a line; of any other error what it is, and a file with the stack,
 * which whoever mends it needs.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof ExpectedError) return error.message;
  if (error instanceof Error && "syscall" in error && "code" in error)
    return `The operating system refused: ${error.message}`;
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `This is a fault of the program: ${what}\n${keepForReport(inspect(error))}`;
}

/** Writes a stack to a file of its own; where none can be written, it is printed. */
function keepForReport(stack: string): string {
  try {
    const file = join(mkdtempSync(join(tmpdir(), "ridgebeam-fault-")), "stack.txt");
    writeFileSync(file, `${stack}\n`);
    return `Report it with the file ${file}, which says where it happened.`;
  } catch {
    return `Report it with these lines:\n${stack}`;
  }
}
