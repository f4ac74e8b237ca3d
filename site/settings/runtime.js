import process from "node:process";

/**
 * What Node.js and the compilers take for something else in the path of a file: the end of its address, an escaped character, a pattern,
 * a package.
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
 * What every command runs under: `node --import ./site/settings/runtime.js <script>.ts`. It is set before anything else is loaded, since
 * React chooses its build and tsx its cache at their first import. Whatever the shell says, there is one React in a process.
 */
process.env.NODE_ENV = "production";
// That cache is in the shared temporary directory, and tsx runs what it finds there, whoever owns it.
process.env.TSX_DISABLE_CACHE = "1";
await import("tsx");
