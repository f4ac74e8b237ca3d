import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** What goes out as it is, from the project's root. The editor uploads pictures to it. */
const PUBLIC_FOLDER = "site/public";

/** The addresses of all files in the public folder; without one, there are none. */
export function listPublicFiles(root: string): Set<string> {
  const folder = join(root, PUBLIC_FOLDER);
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join("/")}`),
  );
}
