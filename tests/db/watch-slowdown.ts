import { readdirSync, readFileSync } from "node:fs";

/** Returns the run time and scheduling delay of the processes' threads in nanoseconds (Linux only). */
export function readSchedule(processes: readonly number[]): { ran: number; waited: number } {
  let ran = 0;
  let waited = 0;
  for (const id of processes) {
    const folder = `/proc/${id}/task`;
    for (const thread of readdirSync(folder)) {
      try {
        const [run = 0, wait = 0] = readFileSync(`${folder}/${thread}/schedstat`, "utf8")
          .split(" ")
          .map(Number);
        ran += run;
        waited += wait;
      } catch {
        // The thread has exited in the meantime.
      }
    }
  }
  return { ran, waited };
}

/**
 * Measures how much other load slows processes down, so that a time limit applies to the code alone.
 * @returns a function that returns the slowdown factor since this call, at least 1; always 1 on systems without
 * schedstat
 */
export function watchSlowdown(processes: readonly (number | undefined)[]): () => number {
  const watched = process.platform === "linux" ? processes.filter((id) => id !== undefined) : [];
  const before = readSchedule(watched);
  return () => {
    const now = readSchedule(watched);
    const ran = now.ran - before.ran;
    return ran > 0 ? 1 + Math.max(0, now.waited - before.waited) / ran : 1;
  };
}
