import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";

/** Folder of static files, relative to the project's root. The editor uploads images to it. */
export const PUBLIC_FOLDER = "site/public";

export function listPublicFiles(root: string): Set<string> {
  const folder = join(root, PUBLIC_FOLDER);
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join("/")}`),
  );
}

/** Returns the names of the drawings that articles can show on their cards. */
export function listCovers(root: string): string[] {
  const files = readdirSync(join(root, "site/drawings/covers"));
  return files
    .filter((file) => file.endsWith(".svg"))
    .map((file) => basename(file, ".svg"))
    .sort();
}
