import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { copyProject } from "../copy-project.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const scratch = temporaryFolder();
const root = join(scratch, "checkout");

function quickChecks(): string {
  const folder = join(scratch, "programs");
  mkdirSync(folder);
  for (const name of ["oxfmt", "oxlint", "tsc"]) {
    writeFileSync(join(folder, name), "#!/bin/sh\n");
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

test("npm test works in a copy, does not change the checkout's build and data, and runs the unit tests for a named file", () => {
  copyProject(root);
  for (const path of ["tests", "docs", ".gitignore"]) cpSync(path, join(root, path), { recursive: true });
  for (const name of ["assets", "report", "social"].filter((one) => existsSync(join(".cache", one))))
    cpSync(join(".cache", name), join(root, ".cache", name), { recursive: true });
  for (const folder of ["dist", ".data"]) {
    mkdirSync(join(root, folder));
    writeFileSync(join(root, folder, "index.html"), "of a server that runs");
  }
  spawnSync("git", ["init", "--quiet"], { cwd: root });

  const path = [quickChecks(), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const run = (...paths: string[]): string =>
    spawnSync(process.execPath, [...NODE_ARGUMENTS, "tests/run.ts", ...paths], {
      cwd: root,
      env: cleanEnvironment({ PATH: path }),
      encoding: "utf8",
    }).stdout;

  const stdout = run("tests/unit/site/model/environment.test.ts", "tests/dist/legal.test.ts");
  expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
  expect(stdout).toMatch(/^Tests: .*\bdist$/m);
  for (const folder of ["dist", ".data"]) expect(readdirSync(join(root, folder))).toEqual(["index.html"]);

  const widgetOutput = run("widgets/embed/adapt-header.ts");
  expect(widgetOutput).toMatch(/\n\d+ passed, 0 failed\n$/);
  const areas = [...widgetOutput.matchAll(/tests\/unit\/(\w+)\//g)].map(([, area]) => area);
  expect(new Set(areas)).toEqual(new Set(["widgets"]));
});
