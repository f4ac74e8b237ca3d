import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { freshShell } from "../fresh-shell.ts";

const script = fileURLToPath(new URL("../../server/commands/submissions.ts", import.meta.url));

/** Output and exit code of the command. */
export interface CommandResult {
  code: number;
  output: string;
  errors: string;
}

/** Runs `npm run submissions` as an operator does, without a terminal. */
export function runSubmissions(args: string[], environment: Record<string, string>): Promise<CommandResult> {
  return new Promise((resolve) => {
    const env = freshShell(environment);
    const child = execFile(
      process.execPath,
      [...NODE_ARGUMENTS, script, ...args],
      { env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout, errors: stderr }),
    );
    child.stdin?.end();
  });
}
