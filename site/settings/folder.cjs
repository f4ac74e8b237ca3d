const { process } = globalThis;

/**
 * Refuses a project folder whose path Node.js or the compilers misread as a URL's end, an escape, a glob pattern or a
 * package. CommonJS, since Node.js loads no ES module from a path with a backslash; every npm script requires it first.
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
