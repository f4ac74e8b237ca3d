import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BuildRecord } from "../../site/settings/build-record.ts";
import { REPORT_FOLDER } from "../../site/model/pay/report-path.ts";
import { copyBuiltFiles } from "../cache/copy-built-files.ts";

/**
 * Copies earlier builds' reports into a new build, because emails link to them.
 * @param previous folder of the last build; need not exist
 * @param files file sizes of that build; damaged files are skipped
 */
export function keepEarlierReports(previous: string, next: string, files?: BuildRecord["files"]): void {
  if (existsSync(join(previous, REPORT_FOLDER)))
    copyBuiltFiles(previous, next, REPORT_FOLDER, { files, force: false });
}
