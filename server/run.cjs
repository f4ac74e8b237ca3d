/**
 * Runs a program in the project's folder. Every npm script, systemd unit and image starts here.
 * - `node server/run.cjs start` runs a command of the server, and `build/build.ts` a program of the build. Both are
 *   compiled, after a change of their sources again.
 * - `node server/run.cjs tests/run.ts` runs any other file, which may import TypeScript, with the dev dependencies.
 *
 * Uses syntax that Node.js 14 reads, so that an unsupported version or folder gets a message, not a stack trace.
 */
const { existsSync, readFileSync } = require("fs");
const path = require("path");
const { pathToFileURL } = require("url");
const { engines } = require("../package.json");

const ROOT = path.dirname(__dirname);
const SERVER_CODE = ".builds/code";
const BUILD_CODE = ".cache/code";
/** Characters that Node.js or the compilers take for the end of a URL, an escape sequence, a pattern or a package. */
const UNSUPPORTED =
  process.platform === "win32" ? /[#%]|\\node_modules(?:\\|$)/ : /[#%*?\\]|\/node_modules(?:\/|$)/;

function checkRequirements() {
  const { node } = process.versions;
  const required = engines.node.replace(">=", "");
  if (node.localeCompare(required, "en", { numeric: true }) < 0)
    throw new Error(`Node.js ${required} or later is required, but this is ${node}.`);
  const [found] = UNSUPPORTED.exec(ROOT) || [];
  if (found)
    throw new Error(
      `The project's folder is ${ROOT}, but the build tools do not support ${found} in its path: rename or move the folder.`,
    );
}

async function prepare(program = "start") {
  checkRequirements();
  process.chdir(ROOT);
  // Read by React and tsx when they are imported: a process must not load both builds of React, and tsx would otherwise
  // cache code in the shared temporary folder, and run it without checking who owns it.
  Object.assign(process.env, { NODE_ENV: "production", TSX_DISABLE_CACHE: "1" });
  const source = program.includes("/") ? program : `server/commands/${program}.ts`;
  const compiler = existsSync("build/compile.js") ? await import("../build/compile.js") : undefined;
  const hasBuildTools = existsSync("node_modules/tsx");
  /** @type {Map<string, Buffer>} */
  const texts = new Map();
  if (compiler) await compiler.compile("server", texts);
  else if (!existsSync(SERVER_CODE))
    throw new Error(`${SERVER_CODE}/ is missing. Copy it from where the site was built.`);
  let file = findProgram(SERVER_CODE, source);
  if (file === undefined && compiler && hasBuildTools && source.startsWith("build/")) {
    await compiler.compile("build", texts);
    file = findProgram(BUILD_CODE, source);
  }
  const isCompiled = file !== undefined;
  file = path.resolve(file || source);
  if (!existsSync(file)) throw new Error(`There is no program ${program}.`);
  process.argv.splice(1, 2, file);
  if (isCompiled) process.setSourceMapsEnabled(true);
  else if (hasBuildTools) await import("tsx");
  else throw new Error(`${program} needs the build dependencies: run npm ci --include=dev.`);
  return pathToFileURL(file).href;
}

/** Returns the compiled file of a program; undefined if it is not compiled. */
function findProgram(/** @type {string} */ folder, /** @type {string} */ source) {
  const { programs } = /** @type {{ programs: Record<string, string> }} */ (
    JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8"))
  );
  const compiled = programs[source];
  return compiled === undefined ? undefined : `${folder}/${compiled}`;
}

prepare(process.argv[2]).then(
  (file) => import(file),
  ({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  },
);
