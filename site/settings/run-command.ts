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

/** An expected error's message; what the operating system refused, in a line; for any other error the stack, which whoever mends it needs. */
export function describeFailure(error: unknown): string {
  if (error instanceof ExpectedError) return error.message;
  if (error instanceof Error && "syscall" in error && "code" in error)
    return `The operating system refused: ${error.message}`;
  return `This is a fault of the program. Report it with these lines:\n${inspect(error)}`;
}
