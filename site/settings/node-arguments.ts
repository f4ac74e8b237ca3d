/** Node.js arguments for running a TypeScript file in this project from any folder. */
export const TYPESCRIPT_ARGUMENTS: readonly string[] = [
  "--import",
  new URL("./runtime.js", import.meta.url).href,
];
