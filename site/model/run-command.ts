import { inspect } from "node:util";
import { ExpectedError } from "./expected-error.ts";

/** Runs a command; an expected error ends it with its message and exit code 1, any other with its stack. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof ExpectedError ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
}
