import { BackendError } from "../../server/backend/backend-error.ts";
import { ContentError } from "./loading/content-error.ts";
import { EnvironmentError } from "./environment.ts";

/** Errors whose message is all that a person needs. */
const EXPECTED = [ContentError, EnvironmentError, BackendError];

/** Runs a command; an expected error ends it with its message and exit code 1, any other with its stack. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    console.error(isExpected && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
