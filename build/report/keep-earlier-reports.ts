import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { REPORT_FOLDER } from "../../site/model/pay/report-address.ts";

/**
 * Copies the reports of earlier builds into a new one, since their links stand in mails that people keep.
 * @param previous the folder of the last build; it need not exist
 */
export function keepEarlierReports(previous: string, next: string): void {
  const folder = join(previous, REPORT_FOLDER);
  if (existsSync(folder)) cpSync(folder, join(next, REPORT_FOLDER), { recursive: true, force: false });
}
