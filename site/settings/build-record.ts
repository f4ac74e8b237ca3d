import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a built site says of itself, in `_build.json` beside its pages. */
export interface BuildRecord {
  /** Hash of all that it was built from. */
  stamp: string;
  /** `SITE_URL` of the build; absent where it was not set. */
  siteUrl?: string | undefined;
  /** Where its forms send to; absent, the origin that serves them. */
  supabaseUrl?: string | undefined;
  /** The key that its forms send. */
  publishableKey: string;
  /** Whose releases and reports are in it: the brand and address of this build, and of those before it that it keeps files of. */
  releasesOf?: readonly string[];
  /** Sizes in bytes of all its other files, earlier releases included, by their paths from its folder. */
  files: Readonly<Record<string, number>>;
}

/** Addresses in the settings of a build or a server. */
interface Addresses {
  siteUrl: string | undefined;
  supabase: { url: string } | undefined;
}

const fileIn = (folder: string): string => join(folder, "_build.json");

/** Reads what the site in a folder says of itself; undefined where there is none, or one that says nothing. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(fileIn(folder), "utf8")) as Partial<BuildRecord> | null;
    return record?.files === undefined ? undefined : (record as BuildRecord);
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes it into a site that is complete but for this. */
export function writeBuildRecord(folder: string, record: BuildRecord): void {
  writeFileSync(fileIn(folder), JSON.stringify(record));
}

/**
 * Finds a file of a built site that is missing or has another size than it was built with, such as after an interrupted copy.
 * @returns its path from the folder; undefined where the site is whole
 */
export function findDamagedFile(folder: string, { files }: BuildRecord): string | undefined {
  return Object.keys(files).find((path) => !isWhole(folder, path, files));
}

/** Whether a file has the size that a record states; one that the record does not have is whole. */
export function isWhole(folder: string, path: string, files: BuildRecord["files"] = {}): boolean {
  const size = files[path];
  return size === undefined || statSync(join(folder, path), { throwIfNoEntry: false })?.size === size;
}

/**
 * Says for what other address a site was built, or to what other backend its forms send.
 * @param settings of whoever serves it
 * @returns undefined where they are the same
 */
export function describeMismatch(record: BuildRecord, settings: Addresses): string | undefined {
  const pairs = [
    ["SITE_URL", record.siteUrl, settings.siteUrl],
    ["SUPABASE_URL", record.supabaseUrl, settings.supabase?.url],
  ] as const;
  const different = pairs.filter(([, built, served]) => built !== served);
  const write = (pick: 1 | 2): string =>
    different
      .map((pair) => (pair[pick] === undefined ? `no ${pair[0]}` : `${pair[0]} ${pair[pick]}`))
      .join(", ");
  return different.length === 0
    ? undefined
    : `dist/ was built with ${write(1)}, and this server has ${write(2)}`;
}
