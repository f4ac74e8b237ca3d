import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ExpectedError } from "./expected-error.ts";
import { EnvironmentError } from "./environment.ts";

const keyFile = (dataDir: string) => join(dataDir, "publishable-key");

/**
 * The publishable key of the embedded backend, which pages carry and browsers send. It is made at random on first use and
 * kept in the data folder, so that built pages stay valid.
 * @throws EnvironmentError when the folder cannot be written, ExpectedError when the key is empty
 */
export async function readLocalKey(dataDir: string): Promise<string> {
  const file = keyFile(dataDir);
  const fresh = `sb_publishable_${randomBytes(24).toString("base64url")}`;
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(file, `${fresh}\n`, { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST")
      throw new EnvironmentError("DATA_DIR", dataDir, `a folder that can be written (${message})`);
  }
  const key = (await readFile(file, "utf8")).trim();
  // With an empty key every request would count as the site's own.
  if (key === "")
    throw new ExpectedError(
      `${file} is empty. Restore it from a backup, or delete it and build the site anew with the next key.`,
    );
  return key;
}

/** Puts another key in its place, as that which several servers share. */
export async function writeLocalKey(dataDir: string, key: string): Promise<void> {
  const draft = `${keyFile(dataDir)}.draft`;
  await writeFile(draft, `${key}\n`, { mode: 0o600, flush: true });
  await rename(draft, keyFile(dataDir));
}
