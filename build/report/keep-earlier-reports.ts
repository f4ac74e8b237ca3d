import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BuildRecord } from "../../site/settings/build-record.ts";
import { REPORT_FOLDER } from "../../site/model/pay/report-address.ts";
import { copyWhole } from "../cache/copy-whole.ts";

/**
 * Copies the reports of earlier builds into a new one, since their links stand in mails that people keep.
 * @param previous the folder of the last build; it need not exist
 * @param files the sizes of that build's files: a damaged one is left out
 */
export function keepEarlierReports(previous: string, next: string, files?: BuildRecord["files"]): void {
  if (existsSync(join(previous, REPORT_FOLDER)))
    copyWhole(previous, next, REPORT_FOLDER, { files, force: false });
}
