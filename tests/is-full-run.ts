/** Whether to run all tests, which is the case with `npm test -- --all`, or if a test file is named. */
export const isFullRun = process.env.TEST_ALL === "1";
