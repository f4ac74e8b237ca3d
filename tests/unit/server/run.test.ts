import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { cleanEnvironment } from "../../clean-environment.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { writeFiles } from "../write-files.ts";

const COMMAND = `import { greeting } from "../greeting.ts";
console.log(greeting satisfies string, process.argv.slice(2), process.env.NODE_ENV, process.cwd());
if (process.argv[2] === "fail") throw new Error("failed");
`;

/** Files of the compiler, and the sources that it expects. */
const SOURCES = {
  "eleventy.config.ts": "",
  "package-lock.json": "{}",
  "build/build.ts": COMMAND.replace("../greeting", "../server/greeting"),
  "build/check.ts": "",
  "build/new.ts": "",
  "build/desk/desk-process.ts": "",
  "build/report/typeset-process.ts": "",
  "build/steps/assets-process.ts": "",
  "site/pages/about.11ty.tsx": "",
  "tests/greet.ts": COMMAND.replace("../greeting", "../server/greeting"),
  ...Object.fromEntries(
    ["build/assets", "model", "server/operator", "widgets"].map((folder) => [`${folder}/empty.ts`, ""]),
  ),
  "server/greeting.ts": 'export const greeting: string = "Hello";',
  "server/commands/greet.ts": COMMAND,
  "server/data/database/make-pglite.ts": "",
  "server/data/database/pglite-worker.ts": "",
  "server/jobs/file-checks/inspect/inspect-process.ts": "",
};

function makeRoot(name = "project"): string {
  const root = join(realpathSync(temporaryFolder()), name);
  const files = ["server/run.cjs", "build/compile.js", "build/cache/code-hash.js", "package.json"];
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  writeFiles(root, SOURCES);
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return root;
}

function run(root: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "server/run.cjs"), ...args], {
    cwd: "/",
    env: cleanEnvironment(env),
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const manifestOf = (root: string): string => join(root, ".builds/code/manifest.json");

describe("the project's folder", () => {
  it("may have spaces, quotes, brackets and letters from any language in its path", () => {
    const root = makeRoot("it's (our) new [site] & \u65e5\u672c");
    expect(run(root, ["greet"])).toMatchObject({ status: 0, stderr: "" });
  });

  it.each(["a#b", "50%", "a?b", "a*b", "a\\b", "node_modules/site"])("cannot be %s", (name) => {
    const root = makeRoot(name);
    const [found = ""] = /[#%?*\\]|\/node_modules\//.exec(`/${name}`) ?? [];
    expect(run(root, ["greet"])).toEqual({
      status: 1,
      stdout: "",
      stderr: `The project's folder is ${root}, but the build tools do not support ${found} in its path: rename or move the folder.\n`,
    });
  });
});

describe("a program", () => {
  it("runs in the project's folder with its arguments, and React's production build", () => {
    const root = makeRoot();
    for (const program of ["greet", "server/commands/greet.ts", "build/build.ts", "tests/greet.ts"])
      expect(run(root, [program, "you", "--now"], { NODE_ENV: "development" }), program).toEqual({
        status: 0,
        stdout: `Hello [ 'you', '--now' ] production ${root}\n`,
        stderr: "",
      });
  });

  it("reports in one line that this version of Node.js is too old", () => {
    const root = makeRoot();
    writeFileSync(join(root, "package.json"), '{ "engines": { "node": ">=99.1" }, "type": "module" }');
    expect(run(root, ["greet"])).toEqual({
      status: 1,
      stdout: "",
      stderr: `Node.js 99.1 or later is required, but this is ${process.versions.node}.\n`,
    });
  });

  it("fails with a stack trace of the original files, or in one line if it does not exist", () => {
    const root = makeRoot();
    expect(run(root, ["greet", "fail"]).stderr).toContain(join(root, "server/commands/greet.ts:3"));
    expect(run(root, ["grete"])).toMatchObject({ status: 1, stderr: "There is no program grete.\n" });
  });
});

describe("a compiled program", () => {
  it("is compiled again only if a source's content has changed", () => {
    const root = makeRoot();
    const source = join(root, "server/greeting.ts");
    run(root, ["greet"]);
    const before = statSync(manifestOf(root)).mtimeMs;
    utimesSync(source, new Date(), new Date());
    expect(run(root, ["greet"]).stdout).toContain("Hello");
    expect(statSync(manifestOf(root)).mtimeMs).toBe(before);
    // The size does not change.
    writeFileSync(source, readFileSync(source, "utf8").replace("Hello", "Jello"));
    expect(run(root, ["greet"]).stdout).toContain("Jello");
  });

  it("does not run if a source has a mistake, which is reported with file and line", () => {
    const root = makeRoot();
    run(root, ["greet"]);
    writeFileSync(join(root, "server/greeting.ts"), "\nexport const greeting = ;");
    const { status, stdout, stderr } = run(root, ["greet"]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("server/greeting.ts:2:24: ERROR");
    expect(stderr).not.toContain("    at ");
  });

  it("runs without the build dependencies until a source changes", () => {
    const root = makeRoot();
    run(root, ["greet"]);
    rmSync(join(root, "node_modules"));
    expect(run(root, ["greet"])).toMatchObject({ status: 0, stderr: "" });
    for (const program of ["build/build.ts", "tests/greet.ts"])
      expect(run(root, [program]).stderr, program).toMatch(/^(?:build|tests)\/.*npm ci[^\n]*\n$/);
    writeFileSync(join(root, "server/greeting.ts"), "");
    expect(run(root, ["greet"]).stderr).toMatch(/^The server .*npm ci[^\n]*\n$/);
  });

  it("runs without its sources, and reports in one line that it was not copied", () => {
    const root = makeRoot();
    run(root, ["greet"]);
    for (const name of ["build", "model", "site", "widgets", "server/commands", "server/greeting.ts"])
      rmSync(join(root, name), { recursive: true });
    expect(run(root, ["greet"])).toMatchObject({ status: 0, stderr: "" });
    rmSync(join(root, ".builds"), { recursive: true });
    expect(run(root, ["greet"]).stderr).toMatch(/^\.builds\/code\/ is missing[^\n]*\n$/);
  });

  it("reports in one line that compiled code cannot be written", () => {
    const root = makeRoot();
    writeFileSync(join(root, ".builds"), "");
    expect(run(root, ["greet"]).stderr).toMatch(/^The server could not be compiled: E[^\n]*\n$/);
  });

  it("may be compiled by several commands at the same time, of which some are killed", async () => {
    const root = makeRoot();
    const start = () => {
      const child = spawn(process.execPath, [join(root, "server/run.cjs"), "greet"], {
        env: cleanEnvironment(),
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (text: string) => (output += text));
      return { child, ended: once(child, "close").then(() => output) };
    };
    const killed = [120, 160, 200].map((milliseconds) => {
      const { child, ended } = start();
      setTimeout(() => child.kill("SIGKILL"), milliseconds);
      return ended;
    });
    const outputs = await Promise.all([start(), start(), start()].map(({ ended }) => ended));
    await Promise.all(killed);
    for (const output of outputs) expect(output).toMatch(/^Hello /);
    expect(run(root, ["greet"]).stdout).toMatch(/^Hello /);
  });

  it("leaves the files of the last version to programs that are running, and removes earlier ones", () => {
    const root = makeRoot();
    const folder = dirname(manifestOf(root));
    const runWith = (greeting: string): void => {
      writeFileSync(
        join(root, "server/greeting.ts"),
        SOURCES["server/greeting.ts"].replace("Hello", greeting),
      );
      expect(run(root, ["greet"]).stdout).toContain(greeting);
      for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0);
    };
    const listPrograms = () => readdirSync(folder).filter((name) => /^greet-.*\.js$/.test(name));
    runWith("Hello");
    const [first = ""] = listPrograms();
    runWith("Hi");
    expect(listPrograms()).toHaveLength(2);
    runWith("Hey");
    expect(listPrograms()).toHaveLength(2);
    expect(listPrograms()).not.toContain(first);
  });

  it("is compiled again if a file is missing, or the list of files is damaged", () => {
    const root = makeRoot();
    run(root, ["greet"]);
    for (const name of readdirSync(dirname(manifestOf(root))))
      if (name.endsWith(".js")) rmSync(join(dirname(manifestOf(root)), name));
    expect(run(root, ["greet"]).stdout).toContain("Hello");
    writeFileSync(manifestOf(root), '{"sour');
    expect(run(root, ["greet"]).stdout).toContain("Hello");
  });
});
