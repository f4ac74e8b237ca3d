import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { cleanEnvironment } from "../../../clean-environment.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

function startIn(name: string): { root: string; status: number | null; stderr: string } {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), "ridgebeam-folder-")));
  onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
  const root = join(scratch, name);
  mkdirSync(join(root, "site/settings"), { recursive: true });
  for (const file of ["folder.cjs", "runtime.js"])
    cpSync(`site/settings/${file}`, join(root, "site/settings", file));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const args = [...(scripts["build"] ?? "").split(" ").slice(1, -1), "--eval", ""];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: cleanEnvironment(),
    encoding: "utf8",
  });
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
