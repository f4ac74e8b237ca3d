import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { linkOrCopy } from "../cache/list-files.ts";
import { createWorkFolder, type WorkFolder } from "./work-folder.ts";

interface SiteSnapshot {
  folder: string;
  release: () => void;
}

const UNWRITABLE = ["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"];

/**
 * Snapshots `dist/` with hard links, so that a running server serves one consistent build while others
 * replace it. If nothing can be written next to `dist/`, it is served directly.
 * @param make creates the snapshot's folder
 */
export function snapshotSite(
  root: string,
  make = (): WorkFolder => createWorkFolder(root, "served"),
): SiteSnapshot {
  const dist = join(root, "dist");
  let workFolder: WorkFolder | undefined;
  try {
    workFolder = make();
    linkOneBuild(dist, workFolder.path);
    return { folder: workFolder.path, release: workFolder.remove };
  } catch (error) {
    workFolder?.remove();
    if (!UNWRITABLE.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return { folder: dist, release: () => undefined };
  }
}

function linkOneBuild(dist: string, target: string): void {
  for (;;) {
    const buildInode = statSync(dist).ino;
    try {
      linkAll(dist, target);
      if (statSync(dist).ino === buildInode) return;
    } catch (error) {
      if (statSync(dist).ino === buildInode) throw error;
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
    } else linkOrCopy(source, target);
  }
}
