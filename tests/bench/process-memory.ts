import { readFileSync } from "node:fs";

/**
 * Resident memory of a process in bytes, now (`VmRSS`) or at its highest (`VmHWM`), threads included and processes that it has started
 * apart; undefined where there is no /proc.
 */
export function processMemory(pid: number | undefined, field: "VmRSS" | "VmHWM"): number | undefined {
  if (process.platform !== "linux") return undefined;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) * 1024;
}

/** `424 MiB`; nothing for a size that is not known. */
export const mebibytes = (bytes: number | undefined): string =>
  bytes === undefined ? "" : `${Math.round(bytes / 1_048_576)} MiB`;
