import { cpSync, existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { REPORT_FOLDER } from "../../model/report/published-report.ts";
import { hasRecordedSize, isCompressedCopy, type BuildRecord } from "../../site/settings/build-record.ts";

const IMMUTABLE_FOLDER = /^(?:parts|\d+\.\d+\.\d+.*)$/;

/**
 * Copies earlier builds' embed files and reports into a new build, because pages opened before a deploy request the old
 * parts, partners pin releases, and emails link to reports. An embed file takes precedence over a new one with the same
 * name, because partners pin its bytes and another Node.js version may compress differently.
 * @param previous folder of the last build; need not exist
 * @param files file sizes of that build; damaged files are skipped
 */
export function keepEarlierFiles(previous: string, next: string, files?: BuildRecord["files"]): void {
  const copy = (folder: string, force: boolean): void =>
    cpSync(join(previous, folder), join(next, folder), {
      recursive: true,
      force,
      filter: (source) =>
        !isCompressedCopy(source) && hasRecordedSize(previous, relative(previous, source), files),
    });
  const embedFolder = join(previous, "embed");
  const embedNames = existsSync(embedFolder) ? readdirSync(embedFolder) : [];
  for (const name of embedNames) if (IMMUTABLE_FOLDER.test(name)) copy(join("embed", name), true);
  if (existsSync(join(previous, REPORT_FOLDER))) copy(REPORT_FOLDER, false);
}
