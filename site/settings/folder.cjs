const { process } = globalThis;

/**
 * Exits if Node.js or the compilers would misread the project folder's path as the end of a URL, an escape, a
 * glob pattern or a package. CommonJS, since Node.js loads no ES module from a path with a backslash; every npm
 * script requires this file first.
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
