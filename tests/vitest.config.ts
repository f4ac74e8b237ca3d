import { defineConfig } from "vitest/config";

/**
 * One project a kind of test, so that `--project unit` runs one alone. The timeouts end what hangs; they judge nothing, and are
 * several times what a loaded machine needs.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], testTimeout: 60_000 } },
      {
        test: {
          name: "db",
          include: ["tests/db/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      { test: { name: "dist", include: ["tests/dist/**/*.test.ts"], testTimeout: 180_000 } },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: "tests/e2e/shared-site.ts",
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
