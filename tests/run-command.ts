import { execFile } from "node:child_process";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { describeFailure } from "../site/settings/run-command.ts";
import { runSubmissions as runSubmissionsHere } from "../server/operator/submissions/run-submissions.ts";
import { NODE_ARGUMENTS } from "./node-arguments.ts";
import { cleanEnvironment } from "./clean-environment.ts";

const commands = fileURLToPath(new URL("../server/commands/", import.meta.url));

export interface CommandResult {
  code: number;
  output: string;
  errors: string;
}

/** Runs a command in a process of its own, as users do. */
export function runCommand(
  name: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
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

function collectText(): { stream: Writable; text: () => string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}

/** Runs `npm run submissions` without its own process, which would take a second to start. */
export async function runSubmissions(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<CommandResult> {
  const [stdout, stderr] = [collectText(), collectText()];
  const streams = { stdout: stdout.stream, stderr: stderr.stream };
  const code = await runSubmissionsHere(args, cleanEnvironment(environment), streams);
  return { code, output: stdout.text(), errors: stderr.text() };
}

type Command = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
) => Promise<void>;

/** Runs the function of a command without its own process, which would take a second to start. */
export async function runHere(
  command: Command,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<CommandResult> {
  let output = "";
  try {
    await command(args, cleanEnvironment(environment), (text) => (output += `${text}\n`));
    return { code: 0, output, errors: "" };
  } catch (error) {
    return { code: 1, output, errors: `${describeFailure(error)}\n` };
  }
}
