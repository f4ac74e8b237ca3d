import { readFileSync } from "node:fs";

/** What a process may take. */
export interface ProcessLimits {
  /** In MiB, of memory and swap together. */
  memory: number;
  /** Processor time from now on, in milliseconds. */
  processorMs: number;
}

/** How often it is measured, in milliseconds: what unpacks a file may take 1 MB more in each, and a busy machine adds to them. */
const INTERVAL_MS = 25;
/** What one tick of `/proc/<pid>/stat` is, in milliseconds: 100 a second on every usual Linux. */
const TICK_MS = 10;

/**
 * Ends a process that takes more than it may. V8's own limit leaves out the arrays into which files are unpacked, and one of the
 * address space would count what V8 reserves and does not take. Where there is no `/proc`, nothing is limited.
 * @param end is called once, with what it has taken too much of
 * @returns takes it back
 */
export function limitProcess(
  pid: number,
  { memory, processorMs }: ProcessLimits,
  end: (spent: keyof ProcessLimits) => void,
): () => void {
  const atFirst = processorTimeOf(pid);
  const timer = setInterval(() => {
    const spent = memoryOf(pid) >= memory ? "memory" : "processorMs";
    if (spent === "processorMs" && processorTimeOf(pid) - atFirst < processorMs) return;
    clearInterval(timer);
    end(spent);
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** What a process takes, in MiB; 0 where that is not to be read. */
function memoryOf(pid: number): number {
  const sizes = [...readProc(pid, "status").matchAll(/^Vm(?:RSS|Swap):\s+(\d+) kB$/gm)];
  return sizes.reduce((sum, [, size]) => sum + Number(size), 0) / 1024;
}

/** Processor time that a process has taken, in milliseconds; 0 where that is not to be read. */
function processorTimeOf(pid: number): number {
  // After the command's name, which may contain anything, come the state and the numbers; the 12th and 13th are user and system time.
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
