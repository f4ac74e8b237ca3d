import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openBackend } from "../../server/http/open-backend.ts";
import type { Database } from "../../server/data/database/database.ts";
import { openPglite } from "../../server/data/database/open-pglite.ts";
import { makeDataFolder } from "../../server/data/files/data-folder.ts";
import { fillEmptyDatabase } from "./filled-database.ts";
import { copyTemplate } from "./template-folder.ts";

const pgliteManifestUrl = new URL("../../node_modules/@electric-sql/pglite/package.json", import.meta.url);
const readPgliteManifest = () => readFileSync(fileURLToPath(pgliteManifestUrl), "utf8");

/** Copies an empty, migrated database to a data folder, which takes 0.1 s; creating one would take four seconds. */
export function copyEmbeddedTemplate(dataDir: string): Promise<void> {
  return copyTemplate(dataDir, "data", readPgliteManifest(), async (folder) => {
    await (await openBackend({ dataDir: folder })).close();
  });
}

/** Opens a new database without migrations, a copy of a template: creating one takes four seconds of processor time. */
export async function openEmptyPglite(folder: string): Promise<Database> {
  await copyTemplate(folder, "empty", readPgliteManifest(), async (draft) => {
    await (await openPglite(draft)).close();
  });
  return openPglite(folder);
}

/** Copies a database with submissions, and a resume file, to a data folder. */
export function copyFilledTemplate(dataDir: string): Promise<void> {
  const fixture = readFileSync(fileURLToPath(new URL("filled-database.ts", import.meta.url)), "utf8");
  return copyTemplate(dataDir, "filled", readPgliteManifest() + fixture, async (root) => {
    const folder = await makeDataFolder(root);
    const database = await openEmptyPglite(folder.database);
    try {
      await fillEmptyDatabase(database, root);
    } finally {
      await database.close();
    }
  });
}
