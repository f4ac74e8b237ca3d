import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const cache = join(root, ".cache", "tests");

function databaseSources(): string[] {
  const migrations = join(root, "supabase", "migrations");
  return [
    join(root, "supabase", "bootstrap.sql"),
    ...readdirSync(migrations)
      .sort()
      .map((file) => join(migrations, file)),
  ];
}

/**
 * Copies a template folder with a migrated database to `target`. All tests share the template, which is created once
 * for each database version and set of migrations.
 * @param name short name of the template, used in its path
 * @param program identifies the database's version
 * @param make fills an empty folder to create the template
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
    // Use a folder outside the project: if root runs the tests, PostgreSQL's user may be unable to read the project.
    const draft = mkdtempSync(join(tmpdir(), "template-"));
    await make(draft);
    publish(draft, template);
  }
  copy(template, target);
}

function publish(draft: string, template: string): void {
  mkdirSync(cache, { recursive: true });
  const cachedDraft = mkdtempSync(join(cache, "draft-"));
  copy(draft, cachedDraft);
  rmSync(draft, { recursive: true });
  try {
    renameSync(cachedDraft, template);
  } catch {
    // Another test run created the template first.
    rmSync(cachedDraft, { recursive: true, force: true });
  }
}

function copy(from: string, to: string): void {
  execFileSync("cp", ["-a", `${from}/.`, to]);
}
