import { readFileSync } from "node:fs";

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
export function limitProcess(
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
