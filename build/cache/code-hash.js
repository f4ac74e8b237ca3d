// @ts-check
// Plain JavaScript, because `server/run.cjs` runs it before it can run TypeScript.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What each part is built from. The server contains the hashes of the others, so its sources include theirs. */
const SOURCES = {
  site: ["build", "model", "site", "widgets", "eleventy.config.ts", "package.json", "package-lock.json"],
  desk: ["build/assets", "build/desk", "model", "site", "server/operator", "package-lock.json"],
  server: [
    "build",
    "model",
    "server",
    "site",
    "widgets",
    "eleventy.config.ts",
    "package.json",
    "package-lock.json",
  ],
};

/** @typedef {keyof typeof SOURCES} Part */

/**
 * Hashes the names and contents of a part's sources.
 * @param {string} root the project's folder
 * @param {Part} part
 * @param {Map<string, Buffer>} texts contents that were read before, for those who hash several parts
 */
export function hashPart(root, part, texts = new Map()) {
  const hash = createHash("sha256");
  const read = (/** @type {string} */ path) => {
    const text = texts.get(path) ?? readFileSync(join(root, path));
    texts.set(path, text);
    return text;
  };
  const add = (/** @type {string} */ path) => {
    if (statSync(join(root, path)).isDirectory()) addFolder(path);
    else hash.update(`${path}\n`).update(read(path));
  };
  const addFolder = (/** @type {string} */ path) => {
    // Editors create and remove temporary files next to the one that they save.
    for (const name of readdirSync(join(root, path)).sort())
      if (existsSync(join(root, path, name))) add(`${path}/${name}`);
  };
  for (const path of SOURCES[part]) add(path);
  return hash.digest("hex");
}

/** Hashes of the sources that this code was compiled from, which `compile.js` sets. */
const compiledHashes = /** @type {Readonly<Record<Part, string>> | null} */ (
  JSON.parse(process.env.COMPILED_HASHES || "null")
);

/**
 * Returns the hash of a part's sources. Compiled code contains its hashes, so that a server needs no sources.
 * @param {string} root the project's folder
 * @param {Part} part
 * @returns {string}
 */
export const codeHash = (root, part) => (compiledHashes ? compiledHashes[part] : hashPart(root, part));
