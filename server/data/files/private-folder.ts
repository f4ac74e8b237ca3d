import { realpathSync } from "node:fs";
import { mkdir, readdir, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { EnvironmentError } from "../../../site/settings/environment.ts";

/** Folders of the project whose files every visitor can read, now or after the next build. */
const served = ["dist", "site/public"];

/** A path without symbolic links, whether or not all of it exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
  }
}

function isInside(path: string, folder: string): boolean {
  const way = relative(realPath(resolve(folder)), realPath(resolve(path)));
  return !isAbsolute(way) && way !== ".." && !way.startsWith("../") && !way.startsWith("..\\");
}

/**
 * Makes sure that a folder of personal data is not among the files of the site.
 * @param name of the variable that has chosen the folder
 * @throws EnvironmentError when it is
 */
export function requireUnserved(name: string, folder: string): void {
  const around = served.find((one) => isInside(folder, one));
  if (around !== undefined)
    throw new EnvironmentError(
      name,
      folder,
      `a folder outside ${around}, whose files every visitor can read`,
    );
}

/**
 * Makes a folder of personal data where it is missing.
 * @param name of the variable that has chosen the folder
 * @throws EnvironmentError when it is served, or belongs to another user, who could read and replace what is in it
 */
export async function makePrivateFolder(name: string, folder: string): Promise<void> {
  requireUnserved(name, folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = process.geteuid?.();
  if (own === undefined) return;
  const { uid, mode } = await stat(folder);
  if (uid === own) return;
  // Volumes of containers often belong to root, and root may be given those of a user.
  const isOfOther = uid !== 0 && own !== 0;
  if (isOfOther || (mode & 0o002) !== 0)
    throw new EnvironmentError(
      name,
      folder,
      isOfOther
        ? "a folder of yours: this one belongs to another user"
        : "a folder of yours: every user can write to this one",
    );
}

/** What a mount or a desktop puts into a folder by itself. */
const isIncidental = (entry: string): boolean => entry.startsWith(".") || entry === "lost+found";

/**
 * Makes sure that a folder is for the caller's files alone, so that their rights can be changed.
 * @param own names of which a folder that was used before has at least one
 * @throws EnvironmentError when it holds other files and none of these
 */
export async function requireOwnFiles(name: string, folder: string, own: readonly string[]): Promise<void> {
  const entries = await readdir(folder);
  const other = entries.find((entry) => !isIncidental(entry) && !own.includes(entry));
  if (other === undefined || entries.some((entry) => own.includes(entry))) return;
  throw new EnvironmentError(
    name,
    folder,
    `an empty folder, or one that was used before: this one has ${other}`,
  );
}
