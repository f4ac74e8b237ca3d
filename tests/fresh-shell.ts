/**
 * Returns the environment of a new shell with `settings` exported. A test's processes never inherit the test
 * runner's environment, whose `NODE_ENV=test` would hide what users get.
 */
export const freshShell = (
  settings: Readonly<Record<string, string | undefined>> = {},
): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...settings,
});
