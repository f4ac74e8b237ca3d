import { cpSync } from "node:fs";
import { join, relative } from "node:path";
import { hasRecordedSize, type BuildRecord } from "../../site/settings/build-record.ts";

interface CopyOptions {
  files?: BuildRecord["files"] | undefined;
  force?: boolean;
}

/** Copies a folder from one build to another, skipping files whose size differs from the build record. */
export function copyBuiltFiles(
  previous: string,
  next: string,
  folder: string,
  { files, force = true }: CopyOptions,
): void {
  cpSync(join(previous, folder), join(next, folder), {
    recursive: true,
    force,
    filter: (source) => hasRecordedSize(previous, relative(previous, source), files),
  });
}
