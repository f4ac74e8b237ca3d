import process from "node:process";

/**
 * Characters in a path that Node.js or the compilers misread as a URL's end, an escape, a glob pattern or a
 * package.
 */
const UNREADABLE =
  process.platform === "win32" ? /[#%]|\\node_modules(?:\\|$)/ : /[#%*?\\]|\/node_modules(?:\/|$)/;
const [found] = UNREADABLE.exec(process.cwd()) ?? [];
if (found !== undefined) {
  process.stderr.write(
    `The project's folder is ${process.cwd()}, and its tools cannot read a path with ${found}: rename or move the folder.\n`,
  );
  process.exit(1);
}

/**
 * Preloaded by every command: `node --import ./site/settings/runtime.js <script>.ts`. It must run before all
 * other imports, since React picks its build and tsx its cache on first import. Overriding the shell's
 * NODE_ENV ensures one React build per process.
 */
process.env.NODE_ENV = "production";
// tsx caches code in the shared temporary directory and runs it whoever owns it.
process.env.TSX_DISABLE_CACHE = "1";
await import("tsx");
