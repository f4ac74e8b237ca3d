import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface BuildRecord {
  stamp: string;
  /** ISO date and time when the next entry becomes public. */
  due?: string | undefined;
  /** Paths of openings that this build shows as ended, because nobody confirmed them. */
  hiddenPages?: readonly string[];
  siteUrl?: string | undefined;
  /** URL of the backend that the build's forms use. If absent, forms use the origin that serves them. */
  supabaseUrl?: string | undefined;
  publishableKey: string;
  /** Path of the salary report, if this build has one. The site also has those of earlier builds. */
  report?: string | undefined;
  /** Paths that this build publishes, to which others may link. Absent in previews. */
  addresses?: readonly string[] | undefined;
  /**
   * Brands and site URLs of this build, and of the earlier builds whose embed scripts and reports were copied into this
   * one.
   */
  releasesOf?: readonly string[];
  /**
   * Size in bytes of every file in the site except this record, including files of earlier versions. Keys are paths
   * relative to the site.
   */
  files: Readonly<Record<string, number>>;
}

/**
 * Whether an entry has become public or ended since a build.
 * @param hiddenPages paths of the openings that are to be shown as ended
 */
export const isRebuildDue = (
  record: Pick<BuildRecord, "due" | "hiddenPages">,
  hiddenPages: readonly string[],
): boolean =>
  (record.due !== undefined && Date.parse(record.due) <= Date.now()) ||
  (record.hiddenPages ?? []).join() !== hiddenPages.join();

/** Extensions of compressed copies by content coding, best first. A copy is next to its file: `about.html.br`. */
export const COMPRESSED_COPIES = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

export const isCompressedCopy = (path: string): boolean =>
  COMPRESSED_COPIES.some(([, extension]) => path.endsWith(extension));

interface Addresses {
  siteUrl: string | undefined;
  supabase: { url: string } | undefined;
}

const fileIn = (folder: string): string => join(folder, "_build.json");

/** Reads the build record of a built site. Returns undefined if it is missing or invalid. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(fileIn(folder), "utf8")) as Partial<BuildRecord> | null;
    return record?.files === undefined ? undefined : (record as BuildRecord);
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Returns when a site's build record was written, in milliseconds; undefined if there is none. */
export const readRecordTime = (folder: string): number | undefined =>
  statSync(fileIn(folder), { throwIfNoEntry: false })?.mtimeMs;

/** Writes the build record. Call this last, because the record marks the build as complete. */
export function writeBuildRecord(folder: string, record: BuildRecord): void {
  writeFileSync(fileIn(folder), JSON.stringify(record));
}

/**
 * Finds a file that is missing or has the wrong size, for example after an interrupted copy.
 * @returns the file's path relative to the folder, or undefined if the site is complete
 */
export function findDamagedFile(folder: string, { files }: BuildRecord): string | undefined {
  return Object.keys(files).find((path) => !hasRecordedSize(folder, path, files));
}

/** Whether a file has its recorded size. Files without a recorded size pass. */
export function hasRecordedSize(folder: string, path: string, files: BuildRecord["files"] = {}): boolean {
  const size = files[path];
  return size === undefined || statSync(join(folder, path), { throwIfNoEntry: false })?.size === size;
}

/**
 * Describes how a build's site URL or backend differs from the server's settings.
 * @param settings the server's settings
 * @returns undefined if they match
 */
export function describeMismatch(record: BuildRecord, settings: Addresses): string | undefined {
  const pairs = [
    ["SITE_URL", record.siteUrl, settings.siteUrl],
    ["SUPABASE_URL", record.supabaseUrl, settings.supabase?.url],
  ] as const;
  const mismatches = pairs.filter(([, built, served]) => built !== served);
  const formatValues = (valueIndex: 1 | 2): string =>
    mismatches
      .map((pair) => (pair[valueIndex] === undefined ? `no ${pair[0]}` : `${pair[0]} ${pair[valueIndex]}`))
      .join(", ");
  return mismatches.length === 0
    ? undefined
    : `dist/ was built with ${formatValues(1)}, but this server has ${formatValues(2)}`;
}
