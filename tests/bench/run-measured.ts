import { spawn } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";

export interface Command {
  program: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

export interface Usage {
  /** Duration in seconds. */
  seconds: number;
  /** Peak resident memory of the process and its descendants, in MiB; 0 without `/proc`. */
  mebibytes: number;
}

/** Poll interval for memory, in milliseconds. */
const SAMPLE_MS = 40;
const LIMIT_MS = 15 * 60_000;

/**
 * Runs a program to its end and measures it.
 * @throws Error with the program's output when it fails or times out
 */
export async function runMeasured({ program, args, cwd, env }: Command): Promise<Usage> {
  const start = performance.now();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: LIMIT_MS,
    killSignal: "SIGKILL",
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  let kibibytes = 0;
  const timer = setInterval(() => {
    if (child.pid !== undefined) kibibytes = Math.max(kibibytes, residentMemory(child.pid));
  }, SAMPLE_MS);
  try {
    const end = await new Promise<string>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code, signal) => resolve(signal ?? String(code)));
    });
    const seconds = (performance.now() - start) / 1000;
    if (end !== "0")
      throw new Error(`${program} ${args.join(" ")} ended with ${end}:\n${output.slice(-4000)}`);
    return { seconds, mebibytes: kibibytes / 1024 };
  } finally {
    clearInterval(timer);
  }
}

function residentMemory(root: number): number {
  const processes = readProcesses();
  const sum = (pid: number): number =>
    processes
      .filter((process) => process.parent === pid)
      .reduce(
        (memory, process) => memory + sum(process.pid),
        processes.find((process) => process.pid === pid)?.kibibytes ?? 0,
      );
  return sum(root);
}

interface ProcessInfo {
  pid: number;
  parent: number;
  kibibytes: number;
}

/** The processes of this machine, see proc(5); none without `/proc`. */
function readProcesses(): ProcessInfo[] {
  if (!existsSync("/proc/self/status")) return [];
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const status = readFileSync(`/proc/${name}/status`, "utf8");
      const field = (key: string): number =>
        Number(new RegExp(`^${key}:\\s*(\\d+)`, "m").exec(status)?.[1] ?? 0);
      return [{ pid: Number(name), parent: field("PPid"), kibibytes: field("VmRSS") }];
    } catch {
      // The process ended after the folder was listed.
      return [];
    }
  });
}
