import { spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { NODE_ARGUMENTS } from "./node-arguments.ts";

export type Program = ReturnType<typeof startProgram>;

/** Timeout for matching output in milliseconds, long enough for a server that builds the site when it starts. */
const OUTPUT_TIMEOUT_MS = 300_000;

/** Starts a program and reads its output. With `detached`, signals also reach its child processes. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, "cwd" | "env" | "detached"> = {},
) {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const exitCode = once(child, "close").then(([code]) => code as number | null);
  const hasExited = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    output: () => output,
    /** Resolves with the exit code once the program has exited and its output has ended. */
    exitCode,
    /**
     * Waits until the program's output matches the pattern.
     * @throws Error with the output if the program exits first or takes too long
     */
    async until(pattern: RegExp): Promise<RegExpExecArray> {
      const start = performance.now();
      for (;;) {
        const isLastCheck = hasExited() || performance.now() - start > OUTPUT_TIMEOUT_MS;
        const found = pattern.exec(output);
        if (found !== null) return found;
        if (isLastCheck)
          throw new Error(`${command} ${args.join(" ")} did not print ${String(pattern)}:\n${output}`);
        await sleep(5);
      }
    },
    /** Sends the program a signal and waits until it exits. Does nothing if it has already exited. */
    async end(signal: NodeJS.Signals = "SIGTERM") {
      if (hasExited()) return;
      const exit = once(child, "exit");
      process.kill(Number(child.pid) * (options.detached ? -1 : 1), signal);
      await exit;
    },
  };
}

/** @param program name of a command, or path of a TypeScript file in the project */
export const startNode = (program: string, options: Parameters<typeof startProgram>[2] = {}): Program =>
  startProgram(process.execPath, [...NODE_ARGUMENTS, program], options);
