import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireBrowser } from "./browser/find-browser.ts";

/** `npm test`: the fast checks first, then the tests; every step runs, and the last line counts them all. */
const scratch = mkdtempSync(join(tmpdir(), "ridgebeam-test-"));
const env = { ...process.env, DATA_DIR: join(scratch, "data") };
const count = { passed: 0, failed: 0, skipped: 0 };

function check(name: string, command: string, args: string[]): boolean {
  console.log(`\n${name}`);
  const isGood = spawnSync(command, args, { stdio: "inherit", env }).status === 0;
  if (isGood) count.passed += 1;
  else count.failed += 1;
  return isGood;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

function vitest(project: string): void {
  console.log(`\nTests: ${project}`);
  const report = join(scratch, `${project}.json`);
  const args = ["run", "--config", "tests/vitest.config.ts", "--project", project];
  const { status } = spawnSync(
    "vitest",
    [...args, "--reporter=default", "--reporter=json", `--outputFile=${report}`],
    {
      stdio: "inherit",
      env,
    },
  );
  try {
    const result = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
    // A file whose set-up fails or that cannot be loaded fails without a failed test of its own.
    const failedFiles = result.testResults.filter(
      (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
    );
    const failed = result.numFailedTests + failedFiles.length;
    count.passed += result.numPassedTests;
    count.skipped += result.numPendingTests;
    // Something outside all files may fail as well, such as an error that nobody caught.
    count.failed += status === 0 ? failed : Math.max(1, failed);
  } catch {
    count.failed += 1;
  }
}

/** Whether there is a browser now; if not, one line has said what to install. */
function hasBrowser(): boolean {
  try {
    requireBrowser();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

try {
  check("Format", "prettier", ["--check", "--log-level", "warn", "."]);
  check("Lint", "eslint", ["--config", ".eslint.config.js", "--max-warnings", "0", "."]);
  check("Types", "tsc", []);
  check("Content", "tsx", ["build/check.ts"]);
  vitest("unit");
  vitest("db");
  if (check("Build", "tsx", ["build/build.ts"])) {
    vitest("dist");
    if (hasBrowser()) vitest("e2e");
    else count.failed += 1;
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const skipped = count.skipped === 0 ? "" : `, ${count.skipped} skipped`;
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`);
process.exitCode = count.failed === 0 ? 0 : 1;
