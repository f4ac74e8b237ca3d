import { cpSync } from "node:fs";
import { join, relative } from "node:path";
import { isWhole, type BuildRecord } from "../../site/settings/build-record.ts";

interface CopyOptions {
  /** The sizes that the files were built with. */
  files?: BuildRecord["files"] | undefined;
  /** Whether a file that is there already is replaced; true when absent. */
  force?: boolean;
}

/** Copies a folder of one build into another, without files that are damaged. */
export function copyWhole(
  previous: string,
  next: string,
  folder: string,
  { files, force = true }: CopyOptions,
): void {
  cpSync(join(previous, folder), join(next, folder), {
    recursive: true,
    force,
    filter: (source) => isWhole(previous, relative(previous, source), files),
  });
}
