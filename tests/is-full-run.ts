/** Whether all tests run: with `npm test -- --all`, or when a test file is named. */
export const isFullRun = process.env.TEST_ALL === "1";
