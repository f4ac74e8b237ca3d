/** Node.js arguments for running a TypeScript file of this project from any folder. */
export const TYPESCRIPT_ARGUMENTS: readonly string[] = [
  "--import",
  new URL("./runtime.js", import.meta.url).href,
];
