import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (name: string): string => readFileSync(`server/deploy/${name}`, "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

it.each([
  ["ridgebeam.service", "start"],
  ["ridgebeam-worker.service", "deliver"],
  ["ridgebeam-backup.service", "backup"],
] as const)("%s starts what npm run %s does", (unit, script) => {
  const [, started] = /^ExecStart=(?:\/bin\/sh -c 'exec )?\/usr\/bin\/(.*)$/m.exec(read(unit)) ?? [];
  expect(started?.startsWith(scripts[script] ?? "?")).toBe(true);
});

it("the image starts what npm start does", () => {
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(read("Dockerfile")) ?? [];
  expect((JSON.parse(command) as string[]).join(" ")).toBe(scripts.start);
});

it("the image leaves nothing out that a build reads", () => {
  const left = read("Dockerfile.dockerignore").trim().split("\n");
  for (const needed of ["build", "content", "server", "site", "supabase", "widgets"])
    expect(left).not.toContain(needed);
});
