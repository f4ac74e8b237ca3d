import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { withBuildLock, isServerRunning, createWorkFolder } from "../../../../build/steps/work-folder.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { writeFiles } from "../../write-files.ts";

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

const listBuilds = (): string[] => readdirSync(join(root, ".builds"));

test("a work folder exists while its process runs, and is removed when the process exits", () => {
  writeFiles(join(root, ".builds"), {
    "served-killed/index.html": "",
    "served-killed.lock": "process 1 on a machine that is gone\n",
  });
  const first = createWorkFolder(root, "served");
  const second = createWorkFolder(root, "build");
  expect(listBuilds()).toHaveLength(4);
  expect(existsSync(join(root, ".builds", "served-killed"))).toBe(false);
  for (const { path } of [first, second]) expect(readdirSync(path)).toEqual([]);
  expect(isServerRunning(root)).toBe(true);
  first.remove();
  expect(isServerRunning(root)).toBe(false);
  second.remove();
  expect(listBuilds()).toEqual([]);
});

test("builds of one project run one after another, even if one fails", async () => {
  const events: string[] = [];
  const build = (name: string, fails = false) =>
    withBuildLock(root, async () => {
      events.push(`${name} begins`);
      await sleep(20);
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const results = await Promise.allSettled([build("a", true), build("b"), build("c")]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  const order = events.map((event) => event.split(" ")[0]);
  expect(order.filter((_, index) => index % 2 === 0)).toEqual(order.filter((_, index) => index % 2 === 1));
  expect([...new Set(order)].sort()).toEqual(["a", "b", "c"]);
});
