import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { makeOwnFolder, type OwnFolder } from "./own-folder.ts";

/** A built site that does not change while it is served. */
export interface HeldSite {
  folder: string;
  release: () => void;
}

/** Why a server may be unable to make a folder of its own. */
const UNWRITABLE = ["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"];

/**
 * Holds the site of `dist/` as it is now, by hard links, so that pages, headers, redirects and forms of a server stay those of one build while
 * others follow. Where nothing can be written beside `dist/`, that folder itself is served.
 * @param make makes the folder of the links
 */
export function holdSite(root: string, make = (): OwnFolder => makeOwnFolder(root, "served")): HeldSite {
  const dist = join(root, "dist");
  let own: OwnFolder | undefined;
  try {
    own = make();
    linkOneBuild(dist, own.path);
    return { folder: own.path, release: own.remove };
  } catch (error) {
    own?.remove();
    if (!UNWRITABLE.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return { folder: dist, release: () => undefined };
  }
}

/** Links the files of a folder that another one may take the place of meanwhile. */
function linkOneBuild(dist: string, target: string): void {
  for (;;) {
    const build = statSync(dist).ino;
    try {
      linkAll(dist, target);
      if (statSync(dist).ino === build) return;
    } catch (error) {
      if (statSync(dist).ino === build) throw error;
    }
    rmSync(target, { recursive: true });
    mkdirSync(target);
  }
}

function linkAll(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target);
      linkAll(source, target);
    } else link(source, target);
  }
}

/** A file system of its own, or a file of another user, has no hard links. */
function link(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!["EXDEV", "EPERM", "ENOTSUP", "EMLINK"].includes((error as NodeJS.ErrnoException).code ?? ""))
      throw error;
    copyFileSync(source, target);
  }
}
