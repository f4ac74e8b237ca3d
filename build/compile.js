// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import process from "node:process";
import { hashPart } from "./cache/code-hash.js";

const MANIFEST = "manifest.json";

/**
 * Compiled programs, by their sources, and their folders. A machine that only serves has the server's folder.
 * `compiledFile` finds the files.
 */
const PARTS = {
  server: {
    folder: ".builds/code",
    list: () => [
      ...listFolder("server/commands", /(?<!^dev)\.ts$/),
      // Processes and threads that the server starts.
      "server/data/database/make-pglite.ts",
      "server/data/database/pglite-worker.ts",
      "server/jobs/file-checks/inspect/inspect-process.ts",
    ],
  },
  build: {
    folder: ".cache/code",
    list: () => [
      ...["build", "check", "new"].map((name) => `build/${name}.ts`),
      "build/desk/desk-process.ts",
      "build/report/typeset-process.ts",
      "build/steps/assets-process.ts",
      "eleventy.config.ts",
      ...listFolder("site/pages", /\.11ty\.tsx$/),
    ],
  },
};

/** @typedef {keyof typeof PARTS} Part */

/**
 * @param {string} folder
 * @param {RegExp} pattern
 */
const listFolder = (folder, pattern) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`);

/** Time in milliseconds during which programs that started earlier may still import replaced files. */
const KEEP_MS = 3_600_000;

/**
 * `sources` is the hash of the sources, `programs` maps a source to its file, and `files` lists all files.
 * @typedef {{ sources: string, programs: Record<string, string>, files: string[] }} Manifest
 */

/**
 * Compiles the programs of a part, unless they are compiled from the current sources. File names contain hashes, and
 * the manifest that names the current files is replaced last, in one step. Commands may therefore compile at the same
 * time, or be killed while they compile.
 * @param {Part} part
 * @param {Map<string, Buffer>} texts sources that were read before, for a program that compiles several parts
 * @throws Error if a source has a mistake, or the compiler is not installed
 */
export async function compile(part, texts = new Map()) {
  const sources = hashPart(".", part === "build" ? "site" : part, texts);
  const { folder } = PARTS[part];
  const last = readManifest(folder);
  if (last?.sources === sources && last.files.every((name) => existsSync(join(folder, name)))) return;
  try {
    await writeCode(part, sources, texts, last?.files ?? []);
  } catch (error) {
    throw new Error(`The ${part} could not be compiled: ${/** @type {Error} */ (error).message}`, {
      cause: error,
    });
  }
}

/**
 * Returns the manifest of compiled code; undefined if there is none, or it is damaged.
 * @param {string} folder
 */
function readManifest(folder) {
  try {
    return /** @type {Manifest} */ (JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")));
  } catch {
    return undefined;
  }
}

/**
 * @param {Part} part
 * @param {string} sources
 * @param {Map<string, Buffer>} texts
 * @param {string[]} lastFiles files of the last version, which a running program may import later
 */
async function writeCode(part, sources, texts, lastFiles) {
  if (!existsSync("node_modules/esbuild"))
    throw new Error(
      "the build dependencies are not installed. Run `npm ci --include=dev` and `npm run build`. To remove the build dependencies again, run `npm prune --omit=dev`.",
    );
  const { folder, list } = PARTS[part];
  const entryPoints = list();
  const hashes = {
    site: hashPart(".", "site", texts),
    desk: hashPart(".", "desk", texts),
    server: hashPart(".", "server", texts),
  };
  const { outputFiles, metafile } = await bundle(folder, entryPoints, JSON.stringify(hashes));
  mkdirSync(folder, { recursive: true });
  const newFiles = outputFiles.filter(({ path }) => !existsSync(path));
  await Promise.all(newFiles.map(({ path, contents }) => writeAtomically(folder, basename(path), contents)));
  /** @type {Record<string, string>} */
  const programs = {};
  for (const [path, { entryPoint = "" }] of Object.entries(metafile.outputs))
    if (entryPoints.includes(entryPoint)) programs[entryPoint] = basename(path);
  const files = outputFiles.map(({ path }) => basename(path));
  await writeAtomically(
    folder,
    MANIFEST,
    JSON.stringify(/** @satisfies {Manifest} */ ({ sources, programs, files })),
  );
  removeUnused(folder, [MANIFEST, ...files, ...lastFiles]);
}

/**
 * @param {string} folder
 * @param {string[]} entryPoints
 * @param {string} hashes for `codeHash`
 */
async function bundle(folder, entryPoints, hashes) {
  const { build, stop } = await import("esbuild");
  try {
    return await build({
      entryPoints,
      outdir: folder,
      write: false,
      metafile: true,
      entryNames: "[name]-[hash]",
      chunkNames: "[name]-[hash]",
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "node",
      target: "node20.19",
      packages: "external",
      jsx: "automatic",
      define: { "process.env.COMPILED_HASHES": JSON.stringify(hashes) },
      sourcemap: true,
      sourcesContent: false,
      logLevel: "silent",
    });
  } finally {
    await stop();
  }
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string | Uint8Array} content
 */
async function writeAtomically(folder, name, content) {
  const file = join(folder, name);
  // Flushed, so that a file that exists is complete even after a power failure.
  await writeFile(`${file}.${process.pid}.part`, content, { flush: true });
  await rename(`${file}.${process.pid}.part`, file);
}

/**
 * @param {string} folder
 * @param {string[]} used
 */
function removeUnused(folder, used) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!used.includes(name) && stats && stats.mtimeMs < Date.now() - KEEP_MS) rmSync(file, { force: true });
  }
}
