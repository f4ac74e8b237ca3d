import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { requireBrowsers } from "./browser/find-browser.ts";
import { copyCheckout } from "./copy-checkout.ts";
import { runCaptured } from "./run-captured.ts";
import { ownArguments } from "./own-arguments.ts";
import { TYPESCRIPT_ARGUMENTS } from "../site/settings/node-arguments.ts";

/**
 * `npm test`: runs checks and the build first, then the tests. Every step runs, and the last line counts the
 * results.
 * `npm test -- --all`: also runs the tests that a change rarely breaks: `*.all.test.ts`, and the second
 * database engine.
 * `npm test -- <path> …`: runs the checks of files or folders, and those unit tests in their area (such as
 * `widgets`) that import them. A named test runs whatever its kind.
 * `npm test -- --all <path> …`: runs all tests that import the files, including database, page and browser
 * tests.
 * The site is built and tested in a copy, so that a running server of this checkout is not affected.
 */
const { values, words: paths } = ownArguments("test");
const isFullRun = values.all === true || paths.some((path) => /\.test\.tsx?$/.test(path));
const changed = paths.length === 0 ? undefined : listFiles(paths);
const copy = copyCheckout();
const scratch = mkdtempSync(join(tmpdir(), "ridgebeam-test-"));
const env = {
  ...process.env,
  DATA_DIR: join(scratch, "data"),
  TEST_ALL: isFullRun ? "1" : "",
  TEST_AREAS: changed === undefined || values.all ? "" : listAreas(changed.filter(isCode)).join(),
};
const count = { passed: 0, skipped: 0 };
/** Failures, one line each, repeated at the end of the log. */
const failures: string[] = [];

function listFiles(all: readonly string[]): string[] {
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...all];
  const { stdout } = spawnSync("git", listed, { encoding: "utf8" });
  if (stdout !== "") return stdout.trimEnd().split("\n");
  console.error(
    `npm test: there is no file at ${all.join(" ")}. Give paths from here, such as widgets/lead-form.`,
  );
  process.exit(2);
}

/**
 * Returns the folders of `tests/unit` with tests for the files; all folders if a file belongs to no area, such
 * as a test helper.
 */
function listAreas(files: readonly string[]): string[] {
  const areas = readdirSync("tests/unit");
  const found = new Set(files.map((file) => file.replace(/^tests\/unit\//, "").split("/")[0] ?? ""));
  return [...found].every((area) => areas.includes(area)) ? [...found] : areas;
}

function isCode(path: string): boolean {
  return /\.tsx?$/.test(path);
}

/** Whether a build reads the file. */
const isBuilt = (path: string): boolean => /^(?:build|content|site|widgets)\//.test(path);

/**
 * Whether tests of a kind run. For named files, only unit tests run, since other kinds take minutes, unless a
 * test of another kind is named.
 */
const isAsked = (kind: string): boolean =>
  changed === undefined ||
  values.all ||
  kind === "unit" ||
  changed.some((path) => path.startsWith(`tests/${kind}/`));

async function check(name: string, command: string, args: readonly string[], cwd = "."): Promise<boolean> {
  const { isGood, output } = await runCaptured(command, args, { cwd, env });
  console.log(`\n${name}\n${output.trimEnd()}`);
  if (isGood) count.passed += 1;
  else failures.push(name);
  return isGood;
}

const cacheAt = (file: string) => ["--cache", "--cache-strategy", "content", "--cache-location", file];

async function lint(): Promise<void> {
  const code = changed?.filter(isCode);
  if (code?.length === 0) return;
  const options = ["--config", ".eslint.config.js", "--max-warnings", "0"];
  // Type-aware lint rules depend on a file's imports, which the cache ignores.
  if (!values.all) options.push(...cacheAt(".cache/eslint"));
  await check("Lint", "eslint", [...options, ...(code ?? ["."])]);
}

async function checkSources(): Promise<void> {
  const quietly = ["--log-level", "warn", "--ignore-unknown"];
  await check("Format", "prettier", [
    ...["--check", ...cacheAt(".cache/prettier"), ...quietly],
    ...(changed ?? ["."]),
  ]);
  await check("Types", "tsc", []);
  await check("Content", process.execPath, [...TYPESCRIPT_ARGUMENTS, "build/check.ts"]);
}

/** @returns whether the build succeeded; output from an earlier build in the copy is ignored */
function build(): Promise<boolean> {
  return check("Build", process.execPath, [...TYPESCRIPT_ARGUMENTS, "build/build.ts", "--prune"], copy.root);
}

interface FileReport {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: FileReport[];
}

/**
 * Runs the test projects of some kinds.
 * @param only modules that the tests must import, or test files; if absent, all tests of the kinds
 */
function vitest(kinds: readonly string[], only?: readonly string[]): void {
  if (only?.length === 0) return;
  const name = kinds.join(", ");
  console.log(`\nTests: ${name}`);
  const report = join(scratch, "report.json");
  const selection = only === undefined ? ["run"] : ["related", ...only, "--run", "--passWithNoTests"];
  const projects = kinds.flatMap((kind) => ["--project", `${kind}*`]);
  const args = [...selection, "--config", "tests/vitest.config.ts", ...projects];
  const { status } = spawnSync(
    "vitest",
    [...args, "--reporter=default", "--reporter=json", `--outputFile=${report}`],
    {
      cwd: copy.root,
      stdio: "inherit",
      // Components are tested with React's development build, which reports mistakes.
      env: { ...env, NODE_ENV: "test" },
    },
  );
  try {
    const result = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
    count.passed += result.numPassedTests;
    count.skipped += result.numPendingTests;
    const failed = result.testResults.flatMap(listFailures);
    // Errors outside any file, such as unhandled rejections, also fail the run.
    if (failed.length === 0 && status !== 0) failed.push(`${name}: an error outside all tests`);
    failures.push(...failed);
  } catch {
    failures.push(`${name}: the run ended before its report`);
  }
}

/**
 * Returns the failures in one file. If a file cannot be loaded or its set-up fails, it has failed without a
 * failed test.
 */
function listFailures({ name, status, message, assertionResults }: FileReport): string[] {
  const tests = assertionResults.filter((test) => test.status === "failed");
  const told =
    tests.length === 0 && status === "failed"
      ? [message]
      : tests.map((test) => `${test.fullName}\n    ${test.failureMessages.join("\n")}`);
  return told.map((text) => {
    // The first lines describe the error; the stack is in the log.
    const lines = stripVTControlCharacters(text)
      .split("\n")
      .filter((line) => !/^\s+at /.test(line));
    return `${relative(copy.root, name)} > ${lines.slice(0, 8).join("\n    ")}`;
  });
}

/** Whether a browser is available. If not, prints what to install. */
function hasBrowser(): boolean {
  try {
    requireBrowsers();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

try {
  const code = changed?.filter(isCode);
  const needsSite = ["dist", "e2e"].some(isAsked);
  // Both are sequential, so running them in parallel takes no longer than one.
  const [isMade] = await Promise.all([checkSources().then(() => needsSite && build()), lint()]);
  const kinds = ["unit", "db"].filter(isAsked);
  if (isMade && isAsked("e2e")) {
    if (hasBrowser()) kinds.push("e2e");
    else failures.push("e2e: no browser");
  }
  // Pages also depend on content and styles, which no test imports.
  const areAllPagesTested = isMade && isAsked("dist") && changed?.some(isBuilt) === true;
  if (isMade && isAsked("dist") && !areAllPagesTested) kinds.push("dist");
  vitest(kinds, code);
  if (areAllPagesTested) vitest(["dist"]);
} finally {
  rmSync(scratch, { recursive: true, force: true });
  copy.release();
}
const skipped = count.skipped === 0 ? "" : `, ${count.skipped} skipped`;
for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${count.passed} passed, ${failures.length} failed${skipped}`);
process.exitCode = failures.length === 0 ? 0 : 1;
