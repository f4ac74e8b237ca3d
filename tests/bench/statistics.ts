import { readFileSync } from "node:fs";
import { percentile } from "../db/percentile.ts";

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined)
    throw new Error("Cannot calculate the median of an empty list.");
  return (low + high) / 2;
}

export function medianBy<Run>(runs: readonly Run[], figure: (run: Run) => number): number {
  return median(runs.map(figure));
}

/**
 * Returns a process's current (`VmRSS`) or peak (`VmHWM`) resident memory in bytes, without its child
 * processes; undefined on systems without /proc.
 */
export function readProcessMemory(pid: number | undefined, field: "VmRSS" | "VmHWM"): number | undefined {
  if (process.platform !== "linux") return undefined;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) * 1024;
}

export const formatMebibytes = (bytes: number | undefined): string =>
  bytes === undefined ? "" : `${Math.round(bytes / 1_048_576)} MiB`;

export function formatKibibytes(bytes: number): string {
  return bytes === 0 ? "" : `${(bytes / 1024).toFixed(1)} KiB`;
}

export function formatMilliseconds(time: number): string {
  return `${Math.round(time).toLocaleString("en-US")} ms`;
}

export const formatPercentiles = (times: readonly number[], ...percents: number[]): string[] =>
  percents.map((percent) => formatMilliseconds(percentile(times, percent)));
