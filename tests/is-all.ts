/** Whether everything is tested, which `npm test -- --all` does, and `npm test -- <path>` of a test file. */
export const isAll = process.env.TEST_ALL === "1";
