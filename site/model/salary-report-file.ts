import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Agency } from "./schemas/agency.ts";
import type { Salaries } from "./schemas/salaries.ts";

/** The salary report as the build has published it. */
export interface SalaryReportFile {
  /** Address from the site's root, with the hash that keeps it from being guessed. */
  address: string;
  /** The file that is published there. */
  path: string;
  /** The name that a reader's copy gets, without the hash. */
  filename: string;
  bytes: number;
}

/**
 * The address under which the build publishes the report, before its hash is added (`/report/name-1a2b3c4d.pdf`). The build
 * writes it and mails link it, so both ask here.
 */
export function salaryReportAddress(
  { shortName }: Pick<Agency, "shortName">,
  { year }: Pick<Salaries, "year">,
): string {
  const slug = shortName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `/report/${slug}-${year}-salary-report.pdf`;
}

/**
 * Finds the published report.
 * @param siteFolder the built site, such as `dist`
 * @param address what `salaryReportAddress` says
 * @returns undefined while the site has none; of several, which a folder has during a change, the newest
 */
export function findSalaryReport(siteFolder: string, address: string): SalaryReportFile | undefined {
  const [, folder = "", name = ""] = /^\/(.+)\/([^/]+)\.pdf$/.exec(address) ?? [];
  const hashed = new RegExp(`^${name}-[0-9a-f]{8,64}\\.pdf$`);
  const found = filesOf(join(siteFolder, folder))
    .filter((file) => hashed.test(file))
    .map((file) => ({ file, path: join(siteFolder, folder, file) }))
    .map(({ file, path }) => ({ file, path, stat: statSync(path) }))
    .sort((a, b) => b.stat.mtimeMs - a.stat.mtimeMs)[0];
  if (found === undefined) return undefined;
  return {
    address: `/${folder}/${found.file}`,
    path: found.path,
    filename: `${name}.pdf`,
    bytes: found.stat.size,
  };
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
