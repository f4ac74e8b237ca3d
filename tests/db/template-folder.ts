import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const cache = join(root, ".cache", "tests");

/** Input of every database of the project. */
function databaseSources(): string[] {
  const migrations = join(root, "supabase", "migrations");
  return [
    join(root, "server", "data", "database", "bootstrap.sql"),
    ...readdirSync(migrations)
      .sort()
      .map((file) => join(migrations, file)),
  ];
}

/**
 * Copies a folder with a migrated database, which is created once for many tests; other migrations or another program
 * create another.
 * @param name of the template, a word
 * @param program the database's program and version
 * @param make fills an empty folder
 */
export async function copyTemplate(
  target: string,
  name: string,
  program: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const hash = createHash("sha256").update(program);
  for (const source of databaseSources()) hash.update(readFileSync(source));
  const template = join(cache, `${name}-${hash.digest("hex").slice(0, 16)}`);
  if (!existsSync(template)) {
    // Outside the project: the user that runs PostgreSQL for root may be unable to read it.
    const draft = mkdtempSync(join(tmpdir(), "template-"));
    await make(draft);
    publish(draft, template);
  }
  copy(template, target);
}

/** Moves a folder to its place in one step. */
function publish(draft: string, template: string): void {
  mkdirSync(cache, { recursive: true });
  const near = mkdtempSync(join(cache, "draft-"));
  copy(draft, near);
  rmSync(draft, { recursive: true });
  try {
    renameSync(near, template);
  } catch {
    // Another run of the tests was first.
    rmSync(near, { recursive: true, force: true });
  }
}

/** Copies a folder's content, owners included. */
function copy(from: string, to: string): void {
  execFileSync("cp", ["-a", `${from}/.`, to]);
}
