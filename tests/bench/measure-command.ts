import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, readdirSync } from "node:fs";

export interface Command {
  program: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

interface Usage {
  seconds: number;
  /** Peak resident memory of the process and its descendants, in MiB; 0 without `/proc`. */
  mebibytes: number;
}

const SAMPLE_MS = 40;
const LIMIT_MS = 15 * 60_000;

/**
 * Runs a program and measures its duration and memory.
 * @throws Error with the program's output if it fails or times out
 */
export async function measureCommand({ program, args, cwd, env }: Command): Promise<Usage> {
  const start = performance.now();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // Starts a new session, so that `sessionMemory` can find all descendants by session ID.
    detached: true,
    timeout: LIMIT_MS,
    killSignal: "SIGKILL",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  let mebibytes = 0;
  const timer = setInterval(() => (mebibytes = Math.max(mebibytes, sessionMemory(child.pid))), SAMPLE_MS);
  try {
    const [code] = (await once(child, "close")) as [number | null];
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0)
      throw new Error(`${program} ${args.join(" ")} ended with ${code}:\n${output.slice(-4000)}`);
    return { seconds, mebibytes };
  } finally {
    clearInterval(timer);
  }
}

const PAGE_MEBIBYTES = 4096 / 1_048_576;

/**
 * Returns the resident memory of all processes in a session in MiB (see proc_pid_stat(5)); 0 without `/proc`.
 */
function sessionMemory(session: number | undefined): number {
  if (!existsSync("/proc/self/stat")) return 0;
  const sizes = readdirSync("/proc").map((name) => {
    if (!/^\d+$/.test(name)) return 0;
    try {
      // The program's name, in parentheses, is followed by state, parent, process group, session …
      const fields = readFileSync(`/proc/${name}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      return Number(fields[3]) === session ? Number(fields[21]) * PAGE_MEBIBYTES : 0;
    } catch {
      // The process exited after `/proc` was listed.
      return 0;
    }
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
