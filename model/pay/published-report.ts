import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { REPORT_FOLDER } from "./report-path.ts";

export interface SalaryReportFile {
  /** Root-relative URL. It contains a hash so that it cannot be guessed. */
  address: string;
  path: string;
  bytes: number;
}

/** Matches the report's file name, such as `ridgebeam-salary-report-1a2b3c4d5e6f.pdf`. */
const REPORT = /^[a-z0-9-]+-salary-report-[0-9a-f]{8,64}\.pdf$/;

/**
 * Finds the published report. If there are several, as during a deployment, returns the newest.
 * @param siteFolder the built site, such as `dist`
 * @returns undefined if there is none
 */
export function findSalaryReport(siteFolder: string): SalaryReportFile | undefined {
  const folder = join(siteFolder, REPORT_FOLDER);
  const [newest] = filesOf(folder)
    .filter((name) => REPORT.test(name))
    .map((name) => ({ name, stat: statSync(join(folder, name)) }))
    .sort((a, b) => b.stat.mtimeMs - a.stat.mtimeMs);
  if (newest === undefined) return undefined;
  const { name, stat } = newest;
  return { address: `${REPORT_FOLDER}/${name}`, path: join(folder, name), bytes: stat.size };
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
