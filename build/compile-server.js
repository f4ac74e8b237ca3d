// @ts-check
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";
import { hashPart } from "./cache/code-hash.js";

const FOLDER = ".builds/code";
const MANIFEST = "manifest.json";

/** Programs besides the commands: processes and threads that the server starts. `programFile` finds them. */
const CHILDREN = [
  "server/data/database/make-pglite.ts",
  "server/data/database/pglite-worker.ts",
  "server/jobs/file-checks/inspect/inspect-process.ts",
];

/** Time in milliseconds during which programs that started earlier may still import replaced files. */
const KEEP_MS = 3_600_000;

/**
 * `sources` is the hash of the sources, `programs` maps names to files, and `files` lists all files.
 * @typedef {{ sources: string, programs: Record<string, string>, files: string[] }} Manifest
 */

/**
 * Compiles the server's programs into `.builds/code/`, unless they are compiled from the current sources. File names
 * contain hashes, and the manifest that names the current files is replaced last, in one step. Commands may
 * therefore compile at the same time, or be killed while they compile.
 * @throws Error if a source has a mistake, or the compiler is not installed
 */
export async function compileServer() {
  const sources = hashPart(".", "server");
  const last = readManifest();
  if (last?.sources === sources && last.files.every((name) => existsSync(join(FOLDER, name)))) return;
  try {
    await compile(sources, last?.files ?? []);
  } catch (error) {
    throw new Error(`The server could not be compiled: ${/** @type {Error} */ (error).message}`, {
      cause: error,
    });
  }
}

/** Returns the manifest of the compiled code; undefined if there is none, or it is damaged. */
function readManifest() {
  try {
    return /** @type {Manifest} */ (JSON.parse(readFileSync(join(FOLDER, MANIFEST), "utf8")));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} sources
 * @param {string[]} lastFiles files of the last version, which a running server may import later
 */
async function compile(sources, lastFiles) {
  if (!existsSync("node_modules/esbuild"))
    throw new Error(
      "the build dependencies are not installed. Run `npm ci --include=dev` and `npm run build`. To remove the build dependencies again, run `npm prune --omit=dev`.",
    );
  const commands = readdirSync("server/commands").filter((name) => name.endsWith(".ts") && name !== "dev.ts");
  const entryPoints = [...commands.map((name) => `server/commands/${name}`), ...CHILDREN];
  const hashes = { site: hashPart(".", "site"), desk: hashPart(".", "desk"), server: sources };
  const { outputFiles, metafile } = await bundle(entryPoints, JSON.stringify(hashes));
  mkdirSync(FOLDER, { recursive: true });
  for (const { path, contents } of outputFiles)
    if (!existsSync(path)) writeAtomically(basename(path), contents);
  /** @type {Record<string, string>} */
  const programs = {};
  for (const [path, { entryPoint = "" }] of Object.entries(metafile.outputs))
    if (entryPoints.includes(entryPoint)) programs[basename(entryPoint, ".ts")] = basename(path);
  const files = outputFiles.map(({ path }) => basename(path));
  writeAtomically(MANIFEST, JSON.stringify(/** @satisfies {Manifest} */ ({ sources, programs, files })));
  removeUnused([MANIFEST, ...files, ...lastFiles]);
}

/**
 * @param {string[]} entryPoints
 * @param {string} hashes for `codeHash`
 */
async function bundle(entryPoints, hashes) {
  const { build, stop } = await import("esbuild");
  try {
    return await build({
      entryPoints,
      outdir: FOLDER,
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
 * @param {string} name
 * @param {string | Uint8Array} content
 */
function writeAtomically(name, content) {
  const file = join(FOLDER, name);
  // Flushed, so that a file that exists is complete even after a power failure.
  writeFileSync(`${file}.${process.pid}.part`, content, { flush: true });
  renameSync(`${file}.${process.pid}.part`, file);
}

/** @param {string[]} used */
function removeUnused(used) {
  for (const name of readdirSync(FOLDER)) {
    const file = join(FOLDER, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!used.includes(name) && stats && stats.mtimeMs < Date.now() - KEEP_MS) rmSync(file, { force: true });
  }
}
