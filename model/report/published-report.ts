import { toSlug } from "../slug.ts";
import { readdirSync, statSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { parse } from "yaml";
import { listContentFolder } from "../source/content-folder.ts";
import type { Agency } from "../schemas/agency.ts";

export interface SalaryReportFile {
  /** Root-relative URL. It contains a hash so that it cannot be guessed. */
  address: string;
  path: string;
  bytes: number;
}

/** Matches the report's file name, such as `ridgebeam-salary-report-1a2b3c4d5e6f.pdf`. */
const REPORT = /^[a-z0-9-]+-salary-report-[0-9a-f]{8,64}\.pdf$/;

/**
 * Finds the published report among those of earlier builds, which emails link to.
 * @param siteFolder the built site, such as `dist`
 * @param address the report of the last build. If it has made none, the newest is returned
 * @returns undefined if there is none
 */
export function findSalaryReport(siteFolder: string, address?: string): SalaryReportFile | undefined {
  const folder = join(siteFolder, REPORT_FOLDER);
  const reports = filesOf(folder)
    .filter((name) => REPORT.test(name))
    .map((name) => ({ name, stat: statSync(join(folder, name)) }))
    .sort((a, b) => b.stat.mtimeMs - a.stat.mtimeMs);
  const found = reports.find(({ name }) => `${REPORT_FOLDER}/${name}` === address) ?? reports[0];
  if (found === undefined) return undefined;
  const { name, stat } = found;
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

export const REPORT_FOLDER = "/files";

/** Content files whose text appears in the report, relative to `content/`. */
const SOURCES = [
  "_data/agency.yaml",
  "_data/pay-methodology.yaml",
  "_data/report.yaml",
  "_data/salaries.yaml",
  "_data/state-page.yaml",
];

/**
 * Returns the URL path of the salary report, such as `/files/ridgebeam-salary-report-1a2b3c4d5e6f.pdf`. The
 * path contains a hash of the content, so that emails can link to it without a build and nobody can guess it.
 * @param root the project's root folder
 */
export function readReportPath(root: string): string {
  const content = join(root, "content");
  const states = listContentFolder(root, "content/states", ".yaml").map((name) => `states/${name}.yaml`);
  const hash = createHash("sha256");
  for (const file of [...SOURCES, ...states])
    hash.update(`${file}\n`).update(readFileSync(join(content, file)));
  const agency = parse(readFileSync(join(content, "_data/agency.yaml"), "utf8")) as Agency;
  return `${REPORT_FOLDER}/${toSlug(agency.shortName)}-salary-report-${hash.digest("hex").slice(0, 12)}.pdf`;
}
