import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { NODE_ARGUMENTS } from "./node-arguments.ts";
import { cleanEnvironment } from "./clean-environment.ts";

const commands = fileURLToPath(new URL("../server/commands/", import.meta.url));

export function runCommand(
  name: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...NODE_ARGUMENTS, `${commands}${name}.ts`, ...args],
      { env: cleanEnvironment(environment), maxBuffer: Infinity },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout, errors: stderr }),
    );
    child.stdin?.end();
  });
}

export const runSubmissions = (args: readonly string[], environment: Record<string, string>) =>
  runCommand("submissions", args, environment);
