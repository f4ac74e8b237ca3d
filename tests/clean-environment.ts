/**
 * Returns environment variables as in a new shell, plus `settings`. Processes that tests start must not inherit the
 * test runner's environment, since with `NODE_ENV=test` they might behave differently than for users.
 */
export const cleanEnvironment = (
  settings: Readonly<Record<string, string | undefined>> = {},
): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...settings,
});
