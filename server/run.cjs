/**
 * Runs a program in the project's folder. Every npm script, systemd unit and image starts here.
 * - `node server/run.cjs start` runs a compiled command, after compiling it if its sources have changed.
 * - `node server/run.cjs build/build.ts` runs a file that may import TypeScript, with the dev dependencies.
 *
 * Uses syntax that Node.js 14 reads, so that an unsupported version or folder gets a message, not a stack trace.
 */
const { existsSync, readFileSync } = require("fs");
const path = require("path");
const { pathToFileURL } = require("url");
const { engines } = require("../package.json");

const ROOT = path.dirname(__dirname);
const CODE = ".builds/code";
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
  if (existsSync("build/compile-server.js"))
    await (await import("../build/compile-server.js")).compileServer();
  else if (!existsSync(CODE)) throw new Error(`${CODE}/ is missing. Copy it from where the site was built.`);
  const { programs } = /** @type {{ programs: Record<string, string> }} */ (
    JSON.parse(readFileSync(`${CODE}/manifest.json`, "utf8"))
  );
  const compiled = programs[program];
  const file = path.resolve(compiled ? `${CODE}/${compiled}` : program);
  if (!existsSync(file)) throw new Error(`There is no program ${program}.`);
  process.argv.splice(1, 2, file);
  if (compiled) process.setSourceMapsEnabled(true);
  else if (existsSync("node_modules/tsx")) await import("tsx");
  else throw new Error(`${program} needs the build dependencies: run npm ci --include=dev.`);
  return pathToFileURL(file).href;
}

prepare(process.argv[2]).then(
  (file) => import(file),
  ({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  },
);
