import { realpathSync } from "node:fs";
import { mkdir, readdir, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { EnvironmentError } from "../../../site/settings/environment.ts";

const servedFolders = ["dist", "site/public"];

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
  }
}

function isInside(path: string, folder: string): boolean {
  const relativePath = relative(realPath(resolve(folder)), realPath(resolve(path)));
  return !isAbsolute(relativePath) && relativePath.split(/[/\\]/)[0] !== "..";
}

/**
 * Checks that a folder of personal data is not in a folder that the site serves.
 * @param name variable that set the folder
 * @throws EnvironmentError if it is
 */
export function requireOutsideSite(name: string, folder: string): void {
  const enclosingFolder = servedFolders.find((one) => isInside(folder, one));
  if (enclosingFolder !== undefined)
    throw new EnvironmentError(
      name,
      folder,
      `a folder outside ${enclosingFolder}, which is served to every visitor`,
    );
}

/**
 * Creates a folder for personal data if it is missing.
 * @param name variable that set the folder
 * @throws EnvironmentError if the site serves it, or if it belongs to another user, who could read and replace its
 * files
 */
export async function makePrivateFolder(name: string, folder: string): Promise<void> {
  requireOutsideSite(name, folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const ownUserId = process.geteuid?.();
  if (ownUserId === undefined) return;
  const { uid, mode } = await stat(folder);
  if (uid === ownUserId) return;
  // Container volumes often belong to root, and root may use any user's folder.
  const isOwnedByAnotherUser = uid !== 0 && ownUserId !== 0;
  if (isOwnedByAnotherUser || (mode & 0o002) !== 0)
    throw new EnvironmentError(
      name,
      folder,
      isOwnedByAnotherUser
        ? "a folder that you own: this one belongs to another user"
        : "a folder that only you can write to: every user can write to this one",
    );
}

const isIncidental = (entry: string): boolean => entry.startsWith(".") || entry === "lost+found";

/**
 * Checks that a folder belongs to the server, so that changing the permissions of its files is safe.
 * @param ownNames names of the server's files; every folder in use contains at least one
 * @throws EnvironmentError if the folder is not empty and contains none of the server's files
 */
export async function requireOwnFiles(
  name: string,
  folder: string,
  ownNames: readonly string[],
): Promise<void> {
  const entries = await readdir(folder);
  const foreignEntry = entries.find((entry) => !isIncidental(entry) && !ownNames.includes(entry));
  if (foreignEntry === undefined || entries.some((entry) => ownNames.includes(entry))) return;
  throw new EnvironmentError(
    name,
    folder,
    `an empty folder, or one that this program created: this one contains ${foreignEntry}`,
  );
}
