/** Arguments with which Node.js runs a TypeScript file of this project from any working directory. */
export const TYPESCRIPT_ARGUMENTS: readonly string[] = [
  "--import",
  new URL("./runtime.js", import.meta.url).href,
];
