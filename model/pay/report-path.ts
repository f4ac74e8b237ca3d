import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { listContentFolder } from "../source/content-folder.ts";
import type { Agency } from "../schemas/agency.ts";

export const REPORT_FOLDER = "/files";

/** Content files whose text appears in the report, relative to `content/`. */
const SOURCES = ["_data/agency.yaml", "_data/report.yaml", "_data/salaries.yaml", "_data/state-page.yaml"];

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
  const name = agency.shortName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${REPORT_FOLDER}/${name}-salary-report-${hash.digest("hex").slice(0, 12)}.pdf`;
}
