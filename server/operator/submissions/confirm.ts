import { createInterface } from "node:readline/promises";
import { BackendError } from "../../platform/backend-error.ts";

/**
 * Asks a question in the terminal.
 * @throws BackendError if input is not interactive
 */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new BackendError(
      `Nothing was deleted: nobody is there to answer "${question}". Add --yes to do it.`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
