/** Whether to run all tests, which is the case with `npm test -- --all`, or if a test file is named. */
export const isFullRun = process.env.TEST_ALL === "1";

/** Returns all cases in a full run, and otherwise only the first ones. */
export const selectCases = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isFullRun ? cases : cases.slice(0, count);
