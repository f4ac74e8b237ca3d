import { defineConfig } from "vitest/config";

/** Milliseconds that end a test or a hook that hangs; they judge nothing, and are several times what a loaded machine needs. */
const [testTimeout, hookTimeout] = [180_000, 300_000];

/** A state that comes is waited for until it is there; the default of one second is as long as a busy machine pauses. */
const expect = { poll: { timeout: 30_000 } };

/** One project a kind of test, so that `--project unit` runs one alone. */
export default defineConfig({
  test: {
    projects: [
      {
        test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], testTimeout, hookTimeout, expect },
      },
      {
        test: {
          name: "db",
          include: ["tests/db/**/*.test.ts"],
          fileParallelism: false,
          testTimeout,
          hookTimeout,
          expect,
        },
      },
      { test: { name: "dist", include: ["tests/dist/**/*.test.ts"], testTimeout, hookTimeout, expect } },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: "tests/e2e/shared-site.ts",
          fileParallelism: false,
          testTimeout,
          hookTimeout,
          expect,
        },
      },
    ],
  },
});
