import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { NODE_ARGUMENTS } from "./node-arguments.ts";

/** A running program. */
export interface Program {
  child: ChildProcess;
  output: () => string;
  /** Its exit code, once it and its output have ended. */
  ended: Promise<number | null>;
  /**
   * Waits until its output matches.
   * @throws Error with the output when the program ends before it does, or the time is over
   */
  until: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Sends it a signal, and waits until it has ended; one that has ended gets none. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Longest wait for an output in milliseconds: that of a start which has to build the site. */
const PATIENCE_MS = 300_000;

/** Starts a program and reads its output; with `detached`, signals reach what it starts as well. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, "cwd" | "env" | "detached"> = {},
): Program {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = once(child, "close").then(([code]) => code as number | null);
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    output: () => output,
    ended,
    async until(pattern) {
      const start = performance.now();
      for (;;) {
        const isLast = isOver() || performance.now() - start > PATIENCE_MS;
        const found = pattern.exec(output);
        if (found !== null) return found;
        if (isLast)
          throw new Error(`${command} ${args.join(" ")} did not print ${String(pattern)}:\n${output}`);
        await sleep(5);
      }
    },
    async end(signal = "SIGTERM") {
      if (isOver()) return;
      const exited = once(child, "exit");
      process.kill(Number(child.pid) * (options.detached ? -1 : 1), signal);
      await exited;
    },
  };
}

/** Starts a TypeScript file of the product. */
export const startNode = (script: string, options: Parameters<typeof startProgram>[2] = {}): Program =>
  startProgram(process.execPath, [...NODE_ARGUMENTS, script], options);
