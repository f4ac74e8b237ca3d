import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EnvironmentError } from "./environment.ts";

/**
 * The publishable key of the embedded backend, which pages carry and browsers send. It is made at random on first use and
 * kept in the data folder, so that built pages stay valid.
 * @throws EnvironmentError when the folder cannot be written
 */
export async function readLocalKey(dataDir: string): Promise<string> {
  const file = join(dataDir, "publishable-key");
  const fresh = `sb_publishable_${randomBytes(24).toString("base64url")}`;
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(file, `${fresh}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST")
      throw new EnvironmentError("DATA_DIR", dataDir, `a folder that can be written (${message})`);
  }
  return (await readFile(file, "utf8")).trim();
}
