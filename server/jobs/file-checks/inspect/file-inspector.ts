import { fork, type ChildProcess } from "node:child_process";
import type { ResumeValidation } from "../../../../model/resume-check/validate-resume.ts";
import { compiledFile } from "../../../../site/settings/project-root.ts";
import { createMutex } from "../../../platform/mutex.ts";
import { withTimeout } from "../../../platform/timers.ts";
import { refuse, type Verdict } from "./verdict.ts";
import { readFileSync } from "node:fs";

export interface InspectRequest {
  /** Whether to inspect the file, or only to validate it as the form's script does. */
  task: "inspect" | "validate";
  path: string;
  bytes: Uint8Array;
}

/** Message from the inspector process. The first message is empty and signals that the process is ready. */
export interface InspectResult {
  verdict?: Verdict;
  validation?: ResumeValidation;
  /** Set if the inspector failed, which says nothing about the file. */
  error?: string;
}

/** CPU time limit per file, in milliseconds; a 10 MB document takes less than half a second. */
const CPU_MS = 2_000;
/** Wall-clock limit per file, in milliseconds; generous enough for a busy machine. */
const LIMIT_MS = 20_000;
/** Startup timeout of the inspector process, in milliseconds. Exceeding it does not count against the file. */
const START_TIMEOUT_MS = 60_000;
const HEAP_MB = 384;
/**
 * Total memory limit of the inspector process, in MiB. Node.js and the parsers use 90; the rest is for a file and
 * its unpacked content.
 */
const MEMORY_MB = 600;
/** How long a form may wait for its file's validation, in milliseconds, the process's start and other files included. */
const MAX_WAIT_MS = 10_000;
/** Idle time after which the inspector process is terminated, in milliseconds. */
const IDLE_MS = 10_000;

export type FileInspector = ReturnType<typeof createFileInspector>;

/**
 * Outcome of a request to the inspector process. "cpuLimit" and "timeout" mean that the process was terminated for
 * exceeding its CPU time or wall-clock limit.
 */
type Outcome = InspectResult | "died" | "cpuLimit" | "timeout";

/** Inspects files in a separate process, so that a malicious file cannot crash, exhaust or block the server. */
export function createFileInspector({ limitMs = LIMIT_MS, cpuMs = CPU_MS, maxWaitMs = MAX_WAIT_MS } = {}) {
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  const runExclusive = createMutex();
  const terminate = (): void => {
    clearTimeout(idleTimer);
    child?.kill("SIGKILL");
    child = undefined;
  };
  const waitForOutcome = (target: ChildProcess, timeoutMs: number, cpuLimitMs: number): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        clearTimeout(timer);
        unwatch();
        target.removeAllListeners();
        act();
      };
      const giveUp = (why: "cpuLimit" | "timeout"): void => {
        terminate();
        settle(() => resolve(why));
      };
      const timer = setTimeout(() => giveUp("timeout"), timeoutMs);
      const unwatch = limitProcess(
        target.pid ?? 0,
        { memory: MEMORY_MB, cpuMs: cpuLimitMs },
        (exceededLimit) => {
          if (exceededLimit === "memory") target.kill("SIGKILL");
          else giveUp("cpuLimit");
        },
      );
      target.once("error", (error) => settle(() => reject(error)));
      target.once("exit", () => {
        // `close` also kills the process, so an exit after `close` does not mean that the file is bad.
        const wasStopped = child !== target;
        child = undefined;
        settle(() => (wasStopped ? reject(new Error("The file check was stopped.")) : resolve("died")));
      });
      target.once("message", (result: InspectResult) => settle(() => resolve(result)));
    });
  const start = async (): Promise<ChildProcess> => {
    const execArgv = [`--max-old-space-size=${HEAP_MB}`];
    // Omit the server's settings: code that parses untrusted files must not have access to keys and passwords.
    const env = { PATH: process.env.PATH };
    const stdio = ["ignore", "ignore", "ignore", "ipc"] as const;
    const startedChild = fork(compiledFile("server/jobs/file-checks/inspect/inspect-process.ts"), [], {
      execArgv,
      env,
      stdio: [...stdio],
      serialization: "advanced",
    });
    child = startedChild;
    if (typeof (await waitForOutcome(startedChild, START_TIMEOUT_MS, START_TIMEOUT_MS)) === "object")
      return startedChild;
    throw new Error("The file inspection process did not start.");
  };
  const request = async (task: InspectRequest["task"], path: string, bytes: Buffer): Promise<Outcome> => {
    clearTimeout(idleTimer);
    const isAlive = child?.connected === true && child.exitCode === null && child.signalCode === null;
    const target = child && isAlive ? child : await start();
    const outcome = waitForOutcome(target, limitMs, cpuMs);
    target.send({ task, path, bytes } satisfies InspectRequest, (error) => {
      if (error !== null) target.kill("SIGKILL");
    });
    return outcome.finally(() => {
      if (child === target) idleTimer = setTimeout(terminate, IDLE_MS).unref();
    });
  };
  const inspectWithRetry = async (path: string, bytes: Buffer): Promise<Verdict> => {
    let outcome = await request("inspect", path, bytes);
    // Retry once: the first failure may have another cause, such as a machine that was suspended or out of memory.
    if (outcome === "died" || outcome === "timeout") outcome = await request("inspect", path, bytes);
    if (outcome === "died") return refuse("unreadable", "The file cannot be read: it crashes the parser.");
    if (outcome === "timeout" || outcome === "cpuLimit")
      return refuse("unreadable", "The file takes too long to read.");
    if (outcome.verdict === undefined) throw new Error(outcome.error);
    return outcome.verdict;
  };
  return {
    inspect: (path: string, bytes: Buffer) => runExclusive(() => inspectWithRetry(path, bytes)),
    /**
     * Validates a resume by the rules of the form's script. Reads it only when the files before it are done.
     * @returns undefined if the process fails or is busy; the file is inspected later anyway
     */
    async validate(file: File): Promise<ResumeValidation | undefined> {
      let isWaiting = true;
      const outcome = runExclusive(async () =>
        isWaiting ? request("validate", file.name, Buffer.from(await file.arrayBuffer())) : "timeout",
      );
      try {
        const result = await withTimeout(outcome, maxWaitMs, () => new Error("The file check is busy."));
        return typeof result === "object" ? result.validation : undefined;
      } catch {
        return undefined;
      } finally {
        isWaiting = false;
      }
    },
    close: terminate,
  };
}

interface ProcessLimits {
  /** Maximum memory including swap, in MiB. */
  memory: number;
  cpuMs: number;
}

/** Polling interval in milliseconds. Unpacking can allocate about 1 MB per interval, or more on a busy machine. */
const INTERVAL_MS = 25;
/** Clock tick of `/proc/<pid>/stat` in milliseconds; all common Linux systems use 100 Hz. */
const TICK_MS = 10;

/**
 * Polls `/proc`, and calls `onExceeded` when a process exceeds its limits. V8's heap limit is not enough, because it
 * excludes the buffers that files are unpacked into. Without `/proc`, there is no limit.
 * @param onExceeded called once, with the exceeded limit
 * @returns a function that stops the watch
 */
function limitProcess(
  pid: number,
  { memory, cpuMs }: ProcessLimits,
  onExceeded: (exceededLimit: keyof ProcessLimits) => void,
): () => void {
  const initialCpuMs = cpuTimeOf(pid);
  const timer = setInterval(() => {
    const exceededLimit = memoryOf(pid) >= memory ? "memory" : "cpuMs";
    if (exceededLimit === "cpuMs" && cpuTimeOf(pid) - initialCpuMs < cpuMs) return;
    clearInterval(timer);
    onExceeded(exceededLimit);
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function memoryOf(pid: number): number {
  const sizes = [...readProc(pid, "status").matchAll(/^Vm(?:RSS|Swap):\s+(\d+) kB$/gm)];
  return sizes.reduce((sum, [, size]) => sum + Number(size), 0) / 1024;
}

function cpuTimeOf(pid: number): number {
  // The command name in parentheses may contain any character. Of the fields after it, the 12th and 13th are user
  // and system time.
  const [, numbers = ""] = /^.*\) (.*)$/s.exec(readProc(pid, "stat")) ?? [];
  const [user = 0, system = 0] = numbers.split(" ").slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

function readProc(pid: number, file: "status" | "stat"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch {
    return "";
  }
}
