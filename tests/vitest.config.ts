import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { isFullRun } from "./is-full-run.ts";
import { WASM_ARGUMENTS } from "./node-arguments.ts";

/** Timeouts in milliseconds for a test or hook that hangs, several times what a busy machine needs. */
const [testTimeout, hookTimeout] = [180_000, 300_000];

/** Timeout for polling expectations. A busy machine may pause for as long as the default of one second. */
const expect = { poll: { timeout: 30_000 } };

/** Folders of `tests/unit` whose tests run; see `tests/run.ts`. */
const areas = process.env["TEST_AREAS"]?.split(",").filter(Boolean) ?? [];
const isIncluded = (file: string): boolean => areas.length === 0 || areas.includes(file.split("/")[0] ?? "");
const unit = readdirSync("tests/unit", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file) && isIncluded(file))
  .map((file) => `tests/unit/${file}`);

/** Unit test files that change process-wide state: a document, its custom elements, modules or the clock. */
const CHANGES_WHAT_IS_SHARED = /@vitest-environment|\bvi\.|\bprocess\.(?:env|chdir|umask)\b/;
const ownProcess = unit.filter((file) => CHANGES_WHAT_IS_SHARED.test(readFileSync(file, "utf8")));

/** Files with time limits. They run one after another while nothing else runs. */
const ALONE = ["**/*.alone.test.ts"];

/** Files that a change rarely breaks: kills, drills, several machines, nginx. */
const LEFT_OUT = isFullRun ? [] : ["**/*.all{,.alone}.test.ts"];

/**
 * Each of these files starts servers or browsers and often waits for them, so four can share two processors.
 */
const together = { maxWorkers: Math.max(4, availableParallelism()), sequence: { groupOrder: 1 } };
const alone = (groupOrder: number) => ({ fileParallelism: false, sequence: { groupOrder } });
const database = { execArgv: WASM_ARGUMENTS };
const [sharedPostgres, sharedSite] = ["tests/db/shared-postgres.ts", "tests/e2e/shared-site.ts"];

/** Newer versions of Node have a global localStorage, which would hide the document's. */
const withoutStorage = "localStorage" in globalThis ? ["--no-experimental-webstorage"] : [];

const project = (test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration => ({
  test: { testTimeout, hookTimeout, expect, ...test },
});

/** One project per kind of test, so that `--project "unit*"` runs one kind alone. */
export default defineConfig({
  test: {
    // By default, Vitest leaves one processor free; with two processors, tests would use only one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project({
        name: "unit",
        include: unit,
        exclude: [...ownProcess, ...LEFT_OUT],
        pool: "threads",
        isolate: false,
      }),
      project({ name: "unit-own-process", include: ownProcess, exclude: LEFT_OUT, execArgv: withoutStorage }),
      project({
        name: "db",
        include: ["tests/db/**/*.test.ts"],
        exclude: [...ALONE, ...LEFT_OUT],
        globalSetup: sharedPostgres,
        ...database,
        ...together,
      }),
      project({
        name: "db-alone",
        dir: "tests/db",
        include: ALONE,
        exclude: LEFT_OUT,
        ...database,
        ...alone(2),
      }),
      project({ name: "dist", include: ["tests/dist/**/*.test.ts"], exclude: LEFT_OUT }),
      project({
        name: "e2e",
        include: ["tests/e2e/**/*.test.ts"],
        exclude: [...ALONE, ...LEFT_OUT],
        // These files share only the site and browsers, so modules need loading only once.
        isolate: false,
        globalSetup: [sharedPostgres, sharedSite],
        ...together,
      }),
      project({ name: "e2e-alone", dir: "tests/e2e", include: ALONE, globalSetup: sharedSite, ...alone(3) }),
    ],
  },
});
