import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { compile } from "../build/compile.js";
import { isFullRun } from "./is-full-run.ts";
import { WASM_ARGUMENTS, WASM_OPTIONS } from "./node-arguments.ts";

// Tests start commands and children of the server.
await compile("server");

/** Timeouts for tests and hooks, in milliseconds, long enough for a busy machine. */
const [testTimeout, hookTimeout] = [180_000, 300_000];

/** Options for `expect.poll`. The default timeout of one second is too short for a busy machine. */
const expect = { poll: { timeout: 30_000 } };

/** Folders in `tests/unit` to run; all if empty. Set by `tests/run.ts`. */
const areas = process.env["TEST_AREAS"]?.split(",").filter(Boolean) ?? [];
const isIncluded = (file: string): boolean => areas.length === 0 || areas.includes(file.split("/")[0] ?? "");
const unitTests = readdirSync("tests/unit", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file) && isIncluded(file))
  .map((file) => `tests/unit/${file}`);
const unitTexts = unitTests.map((file) => ({ file, text: readFileSync(file, "utf8") }));

const selectUnitTests = (pattern: RegExp): string[] =>
  unitTexts.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** Unit tests that change global state for good: modules, globals or the environment. */
const ownProcessTests = selectUnitTests(
  /\bvi\.(?:mock|doMock|hoisted|resetModules|stubEnv)\b|\bprocess\.(?:env|chdir|umask)\b|\bObject\.assign\(globalThis\b/,
);
const documentTests = selectUnitTests(/@vitest-environment/).filter(
  (file) => !ownProcessTests.includes(file),
);

/** Test files that measure time. They run one after another while nothing else runs. */
const ALONE_TESTS = ["**/*.alone.test.ts"];

/** Test files that run only with `--all`, since few changes can break them. */
const EXCLUDED_TESTS = isFullRun ? [] : ["**/*.all{,.alone}.test.ts"];

/**
 * Options for test files that start servers or browsers. These files often wait for servers or browsers, so at least
 * four run at a time, even with fewer CPUs.
 */
const parallelOptions = { maxWorkers: Math.max(4, availableParallelism()), sequence: { groupOrder: 1 } };
const sequentialOptions = (groupOrder: number) => ({ fileParallelism: false, sequence: { groupOrder } });
const database = { execArgv: WASM_ARGUMENTS, env: WASM_OPTIONS };
const [sharedPostgres, sharedSite] = ["tests/db/shared-postgres.ts", "tests/e2e/shared-site.ts"];

/** Node arguments that remove the `localStorage` global of newer versions, which would hide the test document's. */
const noStorageArguments = "localStorage" in globalThis ? ["--no-experimental-webstorage"] : [];

/** In tests with a document, forms send to a mock. */
const mockBackend = {
  find: /^.*\/import-backend\.ts$/,
  replacement: resolve("tests/unit/widgets/mock-backend.ts"),
};

const project = (test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration => ({
  test: { testTimeout, hookTimeout, expect, ...test },
});

/** One project per kind of test, so that `--project "unit*"` runs only that kind. */
export default defineConfig({
  test: {
    // By default, Vitest leaves one CPU free, which would halve the speed on two CPUs.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Keep compiled modules for the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
    projects: [
      project({
        name: "unit",
        include: unitTests,
        exclude: [...ownProcessTests, ...documentTests, ...EXCLUDED_TESTS],
        pool: "threads",
        isolate: false,
      }),
      project({
        name: "unit-document",
        include: documentTests,
        exclude: EXCLUDED_TESTS,
        // Load React once per worker.
        isolate: false,
        setupFiles: "tests/unit/widgets/empty-document.ts",
        execArgv: noStorageArguments,
        alias: [mockBackend],
      }),
      project({
        name: "unit-own-process",
        include: ownProcessTests,
        exclude: EXCLUDED_TESTS,
        execArgv: noStorageArguments,
      }),
      project({
        name: "db",
        include: ["tests/db/**/*.test.ts"],
        exclude: [...ALONE_TESTS, ...EXCLUDED_TESTS],
        isolate: false,
        globalSetup: sharedPostgres,
        ...database,
        ...parallelOptions,
      }),
      project({
        name: "db-alone",
        dir: "tests/db",
        include: ALONE_TESTS,
        exclude: EXCLUDED_TESTS,
        ...database,
        ...sequentialOptions(2),
      }),
      project({
        name: "dist",
        include: ["tests/dist/**/*.test.ts"],
        exclude: EXCLUDED_TESTS,
        isolate: false,
      }),
      project({
        name: "e2e",
        include: ["tests/e2e/**/*.test.ts"],
        exclude: [...ALONE_TESTS, ...EXCLUDED_TESTS],
        // Load modules once per worker: these tests share no state except the site and the browser.
        isolate: false,
        globalSetup: [sharedPostgres, sharedSite],
        ...parallelOptions,
      }),
      project({
        name: "e2e-alone",
        dir: "tests/e2e",
        include: ALONE_TESTS,
        exclude: EXCLUDED_TESTS,
        globalSetup: sharedSite,
        ...sequentialOptions(3),
      }),
    ],
  },
});
