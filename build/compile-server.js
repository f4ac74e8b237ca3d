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

/** Time in milliseconds during which a program that is starting may still import replaced files. */
const KEEP_MS = 3_600_000;

/**
 * Compiles the server's programs into `.builds/code/`, unless they are compiled from the current sources. File names
 * contain hashes, and the manifest that names the current files is replaced last, in one step. Commands may
 * therefore compile at the same time, or be killed while they compile.
 * @throws Error if a source has a mistake, or the compiler is not installed
 */
export async function compileServer() {
  const sources = hashPart(".", "server");
  if (readSources() === sources) return;
  try {
    await compile(sources);
  } catch (error) {
    throw new Error(`The server could not be compiled: ${/** @type {Error} */ (error).message}`, {
      cause: error,
    });
  }
}

/** Returns the hash of the sources of the compiled code; undefined if there is none. */
function readSources() {
  try {
    const manifest = readFileSync(join(FOLDER, MANIFEST), "utf8");
    return /** @type {{ sources: string }} */ (JSON.parse(manifest)).sources;
  } catch {
    return undefined;
  }
}

/** @param {string} sources */
async function compile(sources) {
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
  writeAtomically(MANIFEST, JSON.stringify({ sources, programs }));
  removeReplaced([MANIFEST, ...outputFiles.map(({ path }) => basename(path))]);
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

/** @param {string[]} current */
function removeReplaced(current) {
  for (const name of readdirSync(FOLDER)) {
    const file = join(FOLDER, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!current.includes(name) && stats && stats.mtimeMs < Date.now() - KEEP_MS)
      rmSync(file, { force: true });
  }
}
