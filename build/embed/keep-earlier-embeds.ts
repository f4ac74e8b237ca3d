import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { BuildRecord } from "../../site/settings/build-record.ts";
import { copyBuiltFiles } from "../cache/copy-built-files.ts";

const IMMUTABLE_FOLDER = /^(?:parts|\d+\.\d+\.\d+.*)$/;

/**
 * Copies earlier builds' embed files into a new build, because pages opened before a deploy request the old parts
 * and partners pin releases. An existing file takes precedence over a new one with the same name, because partners
 * pin its bytes and another Node.js version may compress differently.
 * @param previous folder of the last build; need not exist
 * @param files file sizes of that build; damaged files are skipped
 */
export function keepEarlierEmbeds(previous: string, next: string, files?: BuildRecord["files"]): void {
  const folder = join(previous, "embed");
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((one) => IMMUTABLE_FOLDER.test(one))) {
    copyBuiltFiles(previous, next, join("embed", name), { files });
  }
}
