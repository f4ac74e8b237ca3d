import { execFile } from "node:child_process";
import { Writable } from "node:stream";
import { runSubmissions as runSubmissionsHere } from "../server/operator/submissions/run-submissions.ts";
import { NODE_ARGUMENTS } from "./node-arguments.ts";
import { cleanEnvironment } from "./clean-environment.ts";
import { runHere, type CommandResult } from "./run-here.ts";

/** Runs a command in a process of its own, as users do. */
export const runCommand = (
  name: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> => runNode([...NODE_ARGUMENTS, name, ...args], environment);

export function runNode(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { env: cleanEnvironment(environment), maxBuffer: Infinity },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout, errors: stderr }),
    );
    child.stdin?.end();
  });
}

/** Runs `npm run submissions` without its own process. */
export async function runSubmissions(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<CommandResult> {
  const chunks: Buffer[] = [];
  const stdout = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const result = await runHere((_, env) => runSubmissionsHere(args, env, stdout), args, environment);
  return { ...result, output: Buffer.concat(chunks).toString() };
}
