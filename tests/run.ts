import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { requireBrowsers } from "./browser/find-browser.ts";
import { listOldFigures } from "./bench/list-old-figures.ts";
import { copyCheckout } from "./copy-checkout.ts";
import { readArgumentsOrExit } from "./read-arguments-or-exit.ts";
import { NODE_ARGUMENTS } from "./node-arguments.ts";
import {
  isBuildInput,
  isCheckInput,
  isCode,
  isTest,
  listAreas,
  listOwnTests,
  listSchemaTests,
} from "./select-tests.ts";

/**
 * `npm test`: runs the checks and the build, then the tests. A failure does not stop the run, and the last line counts
 * the results.
 * `npm test -- --all`: also runs tests that few changes can break: those in `*.all.test.ts`, and database tests on a
 * PostgreSQL server. Also lists the figures in docs/performance/ that are older than the code they measure.
 * `npm test -- <path> …`: checks only these files or folders, and runs their own unit tests: those that import them, and
 * those in the folder that mirrors theirs. If there are none, runs the unit tests in their area (such as `widgets`) that
 * depend on them. Test files that are named always run. The content is checked if the files can change what it must be.
 * Files that describe the submission tables also run the database tests that compare them.
 * `npm test -- --all <path> …`: runs all tests that depend on the files, including database, page and browser tests.
 * The site is built and tested in a copy, which does not affect a server that runs in the working tree.
 */
const { values, words: paths } = readArgumentsOrExit("test");
const isFullRun = values.all === true || paths.some(isTest);
const namedFiles = paths.length === 0 ? undefined : listFiles(paths);
const code = namedFiles?.filter(isCode);
/** Undefined if the tests that depend on the named files have to be found. */
const ownTests = code === undefined || values.all ? undefined : listOwnTests(code);
const copy = copyCheckout();
const scratch = mkdtempSync(join(tmpdir(), "ridgebeam-test-"));
const env = {
  ...process.env,
  DATA_DIR: join(scratch, "data"),
  TEST_ALL: isFullRun ? "1" : "",
  TEST_AREAS: code === undefined || values.all || ownTests ? "" : listAreas(code).join(),
};
const count = { passed: 0, skipped: 0 };
const failures: string[] = [];

function listFiles(all: readonly string[]): string[] {
  const gitArguments = ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...all];
  const { stdout } = spawnSync("git", gitArguments, { encoding: "utf8" });
  if (stdout !== "") return stdout.trimEnd().split("\n");
  console.error(
    `npm test: no file matches ${all.join(" ")}. Use paths relative to this folder, such as widgets/lead-form.`,
  );
  process.exit(2);
}

/**
 * Whether to run tests of this kind. If files are named, only unit tests run by default, since other kinds take
 * minutes. Naming a test of another kind adds that kind.
 */
const isSelected = (kind: string): boolean =>
  namedFiles === undefined ||
  values.all ||
  kind === "unit" ||
  namedFiles.some((path) => path.startsWith(`tests/${kind}/`));

/** Runs a command and prints its output once it has ended, so that the output of parallel commands is not interleaved. */
async function check(name: string, command: string, args: readonly string[], cwd = "."): Promise<boolean> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], cwd, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  const isGood = await once(child, "close").then(
    ([code]) => code === 0,
    (error: unknown) => {
      output += String(error);
      return false;
    },
  );
  console.log(`\n${name}\n${output.trimEnd()}`);
  if (isGood) count.passed += 1;
  else failures.push(name);
  return isGood;
}

const SKIP_UNSUPPORTED = "--no-error-on-unmatched-pattern";

async function checkCode(): Promise<void> {
  await check("Format", "oxfmt", ["--check", SKIP_UNSUPPORTED, ...(namedFiles ?? [])]);
  await check("Types", "tsc", []);
  if (code?.length !== 0)
    await check("Lint", "oxlint", ["--config", ".oxlint.config.js", SKIP_UNSUPPORTED, ...(code ?? [])]);
}

async function checkContent(): Promise<void> {
  if (namedFiles !== undefined && !values.all && !namedFiles.some(isCheckInput)) return;
  await check("Content", process.execPath, [...NODE_ARGUMENTS, "build/check.ts"]);
}

function build(): Promise<boolean> {
  return check("Build", process.execPath, [...NODE_ARGUMENTS, "build/build.ts", "--prune"], copy.root);
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
 * Runs tests of these kinds with Vitest, and counts the results.
 * @param only runs only these test files, and tests that depend on these modules; by default, all tests
 */
function runVitest(kinds: readonly string[], only?: readonly string[]): void {
  if (only?.length === 0) return;
  const name = kinds.join(", ");
  console.log(`\nTests: ${name}`);
  const report = join(scratch, "report.json");
  // Vitest finds the tests that depend on modules by loading all tests.
  const selection = only?.every(isTest) === false ? ["related", "--run"] : ["run"];
  if (only) selection.push("--passWithNoTests", ...only);
  const projects = kinds.flatMap((kind) => ["--project", `${kind}*`]);
  const args = [...selection, "--config", "tests/vitest.config.ts", ...projects];
  const { status } = spawnSync(
    "vitest",
    [...args, "--reporter=default", "--reporter=json", `--outputFile=${report}`],
    {
      cwd: copy.root,
      stdio: "inherit",
      // With this setting, tests use React's development build, which reports mistakes.
      env: { ...env, NODE_ENV: "test" },
    },
  );
  try {
    const result = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
    count.passed += result.numPassedTests;
    count.skipped += result.numPendingTests;
    const failed = result.testResults.flatMap(listFailures);
    // Errors outside of tests, such as unhandled rejections, must also fail the run.
    if (failed.length === 0 && status !== 0) failed.push(`${name}: an error outside all tests`);
    failures.push(...failed);
  } catch {
    failures.push(`${name}: the run ended before its report`);
  }
}

/**
 * Describes the failures in a test file. A file can fail without a failed test if it cannot be loaded or its setup
 * fails.
 */
function listFailures({ name, status, message, assertionResults }: FileReport): string[] {
  const tests = assertionResults.filter((test) => test.status === "failed");
  const messages =
    tests.length === 0 && status === "failed"
      ? [message]
      : tests.map((test) => `${test.fullName}\n    ${test.failureMessages.join("\n")}`);
  return messages.map((text) => {
    // Include only the first lines, which describe the error. The stack is in the log.
    const lines = stripVTControlCharacters(text)
      .split("\n")
      .filter((line) => !/^\s+at /.test(line));
    return `${relative(copy.root, name)} > ${lines.slice(0, 8).join("\n    ")}`;
  });
}

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
  const needsSite = ["dist", "e2e"].some(isSelected);
  const [isBuildOk] = await Promise.all([checkContent().then(() => needsSite && build()), checkCode()]);
  const kinds = ["unit", "db"].filter(isSelected);
  if (isBuildOk && isSelected("e2e")) {
    if (hasBrowser()) kinds.push("e2e");
    else failures.push("e2e: no browser");
  }
  // Pages also depend on files that no test imports, so run all page tests if any source of the build has changed.
  const areAllPagesTested = isBuildOk && isSelected("dist") && namedFiles?.some(isBuildInput) === true;
  if (isBuildOk && isSelected("dist") && !areAllPagesTested) kinds.push("dist");
  runVitest(kinds, ownTests ?? code);
  if (!kinds.includes("db")) runVitest(["db"], listSchemaTests(namedFiles ?? []));
  if (areAllPagesTested) runVitest(["dist"]);
} finally {
  rmSync(scratch, { recursive: true, force: true });
  copy.release();
}
const oldFigures = namedFiles === undefined && isFullRun ? listOldFigures() : [];
if (oldFigures.length > 0) console.log(`\nFigures older than their code:\n${oldFigures.join("\n")}`);
const skippedNote = count.skipped === 0 ? "" : `, ${count.skipped} skipped`;
for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${count.passed} passed, ${failures.length} failed${skippedNote}`);
process.exitCode = failures.length === 0 ? 0 : 1;
