import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { cleanEnvironment } from "../../../clean-environment.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

const NODE_ARGUMENTS = (scripts["build"] ?? "").split(" ").slice(1, -1);

/** Creates a folder with this name that has only what a command loads first. */
function makeRoot(name: string): string {
  const root = join(realpathSync(temporaryFolder()), name);
  mkdirSync(join(root, "site/settings"), { recursive: true });
  for (const file of ["folder.cjs", "runtime.js", "runtime-environment.js"])
    cpSync(`site/settings/${file}`, join(root, "site/settings", file));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return root;
}

function run(root: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...NODE_ARGUMENTS, ...args], {
    cwd: root,
    env: cleanEnvironment(),
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function startIn(name: string): { root: string; status: number | null; stderr: string } {
  const root = makeRoot(name);
  const { status, stderr } = run(root, "--eval", "");
  return { root, status, stderr };
}

it("a command starts in a folder with spaces, quotes, brackets and letters from any language", () => {
  expect(startIn("it's (our) new [site] & \u65e5\u672c")).toMatchObject({ status: 0, stderr: "" });
});

it.each(["a#b", "50%", "a?b", "a*b", "a\\b", "node_modules/site"])(
  "a command reports in one line that the project's folder cannot be %s",
  (name) => {
    const { root, status, stderr } = startIn(name);
    const [found = ""] = /[#%?*\\]|\/node_modules\//.exec(`/${name}`) ?? [];
    expect(status).toBe(1);
    expect(stderr).toBe(
      `The project's folder is ${root}, but the build tools do not support ${found} in its path: rename or move the folder.\n`,
    );
  },
);

it("every npm script first checks the path of the project's folder", () => {
  const uncheckedScripts = Object.entries(scripts).filter(([, script]) =>
    /^node (?!.*--require \.\/site\/settings\/folder\.cjs --import )/.test(script),
  );
  expect(uncheckedScripts).toEqual([]);
});

describe("compiled code", () => {
  const uid = process.geteuid?.();

  function runScript(prepareCache: (folder: string, cache: string) => void): string[] {
    const root = makeRoot("project");
    const folder = join(root, ".cache", `tsx-${uid}`);
    prepareCache(folder, join(root, ".cache"));
    writeFileSync(
      join(root, "script.ts"),
      'const text: string = process.env.TMPDIR ?? "no folder";\nconsole.log(text, process.env.TSX_DISABLE_CACHE);',
    );
    expect(run(root, "script.ts")).toEqual({ status: 0, stdout: "no folder 1\n", stderr: "" });
    return existsSync(folder) ? readdirSync(folder) : [];
  }

  it.runIf(uid !== undefined)("is cached in the project's folder, for this user alone", () => {
    expect(runScript((_, cache) => mkdirSync(cache))).toHaveLength(1);
  });

  it("is not cached where other users can write", () => {
    const share = (folder: string): void => {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o777);
    };
    expect(runScript(share)).toEqual([]);
  });

  it.runIf(uid === 0)("is not cached in another user's cache, and leaves nothing there", () => {
    const giveAway = (_: string, cache: string): void => {
      mkdirSync(cache);
      chownSync(cache, 1234, 1234);
    };
    expect(runScript(giveAway)).toEqual([]);
  });

  it("is not cached before the first build, or where the cache cannot be written", () => {
    expect(runScript(() => undefined)).toEqual([]);
    expect(runScript((_, cache) => writeFileSync(cache, ""))).toEqual([]);
  });
});
