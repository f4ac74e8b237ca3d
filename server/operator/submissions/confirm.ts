import { createInterface } from "node:readline/promises";
import { BackendError } from "../../platform/backend-error.ts";

/**
 * Asks a yes/no question in the terminal.
 * @throws BackendError if input is not interactive
 */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new BackendError(
      `Nothing was deleted: there is no terminal to answer "${question}". Add --yes to confirm.`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
