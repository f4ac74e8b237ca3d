const { process } = globalThis;

/**
 * Exits if the path of the project's folder has characters that Node.js or the compilers would take for the end
 * of a URL, an escape sequence, a glob pattern or a package. This is a CommonJS file because Node.js cannot load an ES
 * module from a path with a backslash. Every npm script requires it first.
 */
const UNSUPPORTED =
  process.platform === "win32" ? /[#%]|\\node_modules(?:\\|$)/ : /[#%*?\\]|\/node_modules(?:\/|$)/;
const [found] = UNSUPPORTED.exec(process.cwd()) ?? [];
if (found !== undefined) {
  process.stderr.write(
    `The project's folder is ${process.cwd()}, but the build tools do not support ${found} in its path: rename or move the folder.\n`,
  );
  process.exit(1);
}
