import { readdirSync, readFileSync } from "node:fs";
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

it("the image includes everything that a build reads", () => {
  const left = read("Dockerfile.dockerignore").trim().split("\n");
  for (const needed of ["build", "content", "server", "site", "supabase", "widgets"])
    expect(left).not.toContain(needed);
});

it("alerts watch every metric that the page for operators alerts on", () => {
  const page = readFileSync("docs/operate/monitoring.md", "utf8");
  const signals =
    page
      .split("## Alert on\n")[1]
      ?.split("\n## ")[0]
      ?.match(/ridgebeam_\w+/g) ?? [];
  expect(signals.length).toBeGreaterThanOrEqual(4);
  for (const signal of signals) expect(read("alerts.yaml")).toContain(signal);
});

it("alerts use metrics that the server has", () => {
  const folder = "server/http/health";
  const code = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join("\n");
  const expressions = [...read("alerts.yaml").matchAll(/expr: (.*)/g)].map(
    ([, expression = ""]) => expression,
  );
  const figures = expressions.flatMap((expression) => expression.match(/\b(?:ridgebeam|http)_\w+/g) ?? []);
  expect(figures.length).toBeGreaterThanOrEqual(8);
  for (const figure of figures) expect(code).toContain(`name: "${figure.replace(/_count$/, "")}"`);
});
