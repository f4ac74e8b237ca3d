/** Node.js arguments for running this project's TypeScript files from any working directory. */
export const TYPESCRIPT_ARGUMENTS: readonly string[] = [
  "--import",
  new URL("./runtime.js", import.meta.url).href,
];
