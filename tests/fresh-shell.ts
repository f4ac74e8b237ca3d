/**
 * The environment of a shell that was just opened, with `settings` exported in it. What a test starts never inherits the test
 * runner's own environment: its `NODE_ENV=test` would hide what users get.
 */
export const freshShell = (
  settings: Readonly<Record<string, string | undefined>> = {},
): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...settings,
});
