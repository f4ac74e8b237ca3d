import { readdirSync, readFileSync } from "node:fs";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Milliseconds that end a test or a hook that hangs; they judge nothing, and are several times what a loaded machine needs. */
const [testTimeout, hookTimeout] = [180_000, 300_000];

/** A state that comes is waited for until it is there; the default of one second is as long as a busy machine pauses. */
const expect = { poll: { timeout: 30_000 } };

/** Files of `unit` that change what all files of a process share: a document, its custom elements, modules or the clock. */
const CHANGES_WHAT_IS_SHARED = /@vitest-environment|\bvi\.|\bprocess\.(?:env|chdir|umask)\b/;
const ownProcess = readdirSync("tests/unit", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/unit/${file}`)
  .filter((file) => CHANGES_WHAT_IS_SHARED.test(readFileSync(file, "utf8")));

/** Newer versions of Node have a storage of their own, which would stand in the way of that of a document. */
const withoutStorage = "localStorage" in globalThis ? ["--no-experimental-webstorage"] : [];

const project = (test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration => ({
  test: { testTimeout, hookTimeout, expect, ...test },
});

/** One project a kind of test, so that `--project "unit*"` runs one kind alone. */
export default defineConfig({
  test: {
    projects: [
      project({
        name: "unit",
        include: ["tests/unit/**/*.test.{ts,tsx}"],
        exclude: ownProcess,
        pool: "threads",
        isolate: false,
      }),
      project({ name: "unit-own-process", include: ownProcess, execArgv: withoutStorage }),
      project({ name: "db", include: ["tests/db/**/*.test.ts"], fileParallelism: false }),
      project({ name: "dist", include: ["tests/dist/**/*.test.ts"] }),
      project({
        name: "e2e",
        include: ["tests/e2e/**/*.test.ts"],
        globalSetup: "tests/e2e/shared-site.ts",
        fileParallelism: false,
      }),
    ],
  },
});
