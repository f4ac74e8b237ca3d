import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { NODE_ARGUMENTS } from "../../node-arguments.ts";
import { freshShell } from "../../fresh-shell.ts";

const commands = fileURLToPath(new URL("../../../server/commands/", import.meta.url));

/** Runs a server command as an operator does, with its own environment. */
export function runCommand(name: string, args: readonly string[], environment: Record<string, string>) {
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    const env = freshShell(environment);
    const child = execFile(
      process.execPath,
      [...NODE_ARGUMENTS, `${commands}${name}.ts`, ...args],
      { env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout, errors: stderr }),
    );
  });
}
