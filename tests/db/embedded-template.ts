import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openBackend } from "../../server/backend/open-backend.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const cache = join(root, ".cache", "tests");

/** What the embedded database is made from; another version of any of it makes another template. */
function fingerprint(): string {
  const migrations = join(root, "supabase", "migrations");
  const sources = [
    join(root, "node_modules", "@electric-sql", "pglite", "package.json"),
    join(root, "server", "backend", "database", "bootstrap.sql"),
    ...readdirSync(migrations).map((file) => join(migrations, file)),
  ];
  const hash = createHash("sha256");
  for (const source of sources.sort()) hash.update(readFileSync(source));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Fills a data folder with an empty, migrated database. Making one takes four seconds, copying one a tenth; the tests of
 * the data folder itself make theirs from nothing.
 */
export async function copyEmbeddedTemplate(dataDir: string): Promise<void> {
  const template = join(cache, `data-${fingerprint()}`);
  if (!existsSync(template)) {
    mkdirSync(cache, { recursive: true });
    const draft = mkdtempSync(join(cache, "draft-"));
    await (await openBackend({ dataDir: draft })).close();
    try {
      renameSync(draft, template);
    } catch {
      // Another run of the tests was first.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  cpSync(template, dataDir, { recursive: true });
}
