import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

/** A program as it is started, without a shell or npm around it. */
export interface Command {
  program: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/** What a process took. */
export interface Usage {
  /** From its start to its end. */
  seconds: number;
  /** Highest sum of the resident memory of the process and all that it started, in MiB; 0 where there is no `/proc`. */
  mebibytes: number;
}

/** How often memory is looked at, in milliseconds. */
const SAMPLE_MS = 40;
/** No build that is measured may take longer, in milliseconds. */
const LIMIT_MS = 15 * 60_000;

/**
 * Runs a program to its end and measures it.
 * @throws Error with the program's output when it fails or does not come to an end
 */
export async function runMeasured({ program, args, cwd, env }: Command): Promise<Usage> {
  const start = performance.now();
  // As the leader of a session of its own, by which the processes that it starts are known.
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
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

/** Resident memory of all processes of a session, in KiB. */
function residentMemory(session: number): number {
  let sum = 0;
  for (const name of readProcesses()) {
    // Processes end while they are looked at.
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      // proc(5): the name in brackets may hold anything; after it come state, parent, group and session.
      const [, , , of] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (Number(of) !== session) continue;
      sum += Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${name}/status`, "utf8"))?.[1] ?? 0);
    } catch {
      continue;
    }
  }
  return sum;
}

function readProcesses(): string[] {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
