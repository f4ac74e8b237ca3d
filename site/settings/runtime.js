import { accessSync, constants, lstatSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import "./runtime-environment.js";

const CACHE = fileURLToPath(new URL("../../.cache", import.meta.url));

/**
 * Whether only this user can write to tsx's folder in the cache. The folder is created if it is missing, but only in a
 * cache of this user's, which the first build creates: another user could not delete it, and could replace it.
 */
function hasPrivateCache() {
  const uid = process.geteuid?.();
  if (uid === undefined) return false;
  const folder = join(CACHE, `tsx-${uid}`);
  try {
    if (lstatSync(CACHE).uid !== uid) return false;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    const stats = lstatSync(folder);
    return stats.isDirectory() && stats.uid === uid && (stats.mode & 0o022) === 0;
  } catch {
    return false;
  }
}

/** Imports tsx with its cache in the project's folder: compiling all modules again would take a second. */
async function importWithCache() {
  const { TMPDIR } = process.env;
  delete process.env.TSX_DISABLE_CACHE;
  process.env.TMPDIR = CACHE;
  await import("tsx");
  // For the processes that this one starts.
  process.env.TSX_DISABLE_CACHE = "1";
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
}

/** Every command preloads this module: `node --import ./site/settings/runtime.js <script>.ts`. */
if (hasPrivateCache()) await importWithCache();
else await import("tsx");
