import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A text that names one run of one process: its number alone is given to another process after a restart, in a container
 * nearly always. Undefined when no such process lives.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return undefined;
  }
  if (process.platform === "linux") return linuxIdentity(pid);
  if (process.platform === "win32") return String(pid);
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function linuxIdentity(pid: number): string | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // The command name, in parentheses, may hold spaces; state and start time are the 1st and the 20th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return fields[0] === "Z" ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}
