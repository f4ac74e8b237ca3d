import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../temporary-folder.ts";

const isPromtoolMissing = spawnSync("promtool", ["--version"]).status !== 0;
if (isPromtoolMissing) console.log("Alerts: skipped, there is no promtool (apt-get install prometheus).");

const page = readFileSync("docs/operate/monitoring.md", "utf8");
const read = (name: string): string => readFileSync(`server/deploy/${name}`, "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

it.each([
  ["ridgebeam.service", "start"],
  ["ridgebeam-worker.service", "deliver"],
  ["ridgebeam-backup.service", "backup"],
] as const)("%s runs the same command as npm run %s", (unit, script) => {
  const [, started] = /^ExecStart=(?:\/bin\/sh -c 'exec )?\/usr\/bin\/(.*)$/m.exec(read(unit)) ?? [];
  expect(started?.startsWith(scripts[script] ?? "?")).toBe(true);
});

it("the Docker image runs the same command as npm start", () => {
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(read("Dockerfile")) ?? [];
  expect((JSON.parse(command) as string[]).join(" ")).toBe(scripts.start);
});

it("the Docker image includes everything that a build reads", () => {
  const ignoredPaths = read("Dockerfile.dockerignore").trim().split("\n");
  for (const folder of ["build", "content", "model", "server", "site", "supabase", "widgets"])
    expect(ignoredPaths).not.toContain(folder);
});

it("every metric that docs/operate/monitoring.md says to alert on has an alert rule", () => {
  const metricNames =
    page
      .split("## Alert on\n")[1]
      ?.split("\n## ")[0]
      ?.match(/ridgebeam_\w+/g) ?? [];
  expect(metricNames.length).toBeGreaterThanOrEqual(4);
  for (const metricName of metricNames) expect(read("alerts.yaml")).toContain(metricName);
});

it.skipIf(isPromtoolMissing)("Prometheus accepts the alert rules and the documented configuration", () => {
  const [, configuration = ""] = /```yaml\n(rule_files:[^`]+)```/.exec(page) ?? [];
  const file = join(temporaryFolder(), "prometheus.yml");
  writeFileSync(file, configuration.replace("/srv/ridgebeam", process.cwd()));
  const { status, stdout } = spawnSync("promtool", ["check", "config", file], { encoding: "utf8" });
  expect(stdout).toMatch(/SUCCESS: \d+ rules found/);
  expect(status).toBe(0);
});

it.skipIf(isPromtoolMissing)(
  "the alert rules notice lost submissions of an agency with five leads a day",
  () => {
    const file = join(temporaryFolder(), "alert-rules.yaml");
    const tests = readFileSync("tests/unit/server/deploy/alert-rules.yaml", "utf8");
    writeFileSync(file, tests.replace("ALERTS_FILE", join(process.cwd(), "server/deploy/alerts.yaml")));
    const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", file], { encoding: "utf8" });
    expect(stdout + stderr).toContain("SUCCESS");
    expect(status).toBe(0);
  },
);
