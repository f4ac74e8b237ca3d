import { accessSync, constants, existsSync, lstatSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import "./runtime-environment.js";

const CACHE = fileURLToPath(new URL("../../.cache", import.meta.url));

/**
 * Whether only this user can write to tsx's folder in the cache, which is created if it is missing. The cache itself is
 * created by the first build, since another user's command must not own it.
 */
function hasPrivateCache() {
  if (!existsSync(CACHE)) return false;
  const uid = process.geteuid?.();
  const folder = join(CACHE, `tsx-${uid}`);
  try {
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
  const { TMPDIR, TSX_DISABLE_CACHE } = process.env;
  delete process.env.TSX_DISABLE_CACHE;
  process.env.TMPDIR = CACHE;
  await import("tsx");
  process.env.TSX_DISABLE_CACHE = TSX_DISABLE_CACHE;
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
}

/** Every command preloads this module: `node --import ./site/settings/runtime.js <script>.ts`. */
if (hasPrivateCache()) await importWithCache();
else await import("tsx");
