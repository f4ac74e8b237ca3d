import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findProgram } from "../find-program.ts";
import { useProjectCopy } from "../project-fixture.ts";
import { publishSampleJobs, SAMPLE_JOBS } from "../published-jobs.ts";
import { startSite, type RunningSite } from "./start-site.ts";
import { readMails } from "../list-mails.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const MIDNIGHT_IN_EL_PASO = "2027-01-01T07:00:00Z";
const DAY_S = 86_400;
const [electrician, superintendent] = SAMPLE_JOBS.open;
const SCHEDULED = "superintendent-scheduled";

/** The library with which `faketime` starts programs at another time. */
const library = ["x86_64-linux-gnu", "aarch64-linux-gnu"]
  .map((folder) => join("/usr/lib", folder, "faketime"))
  .flatMap((folder) => {
    try {
      return readdirSync(folder).map((file) => join(folder, file));
    } catch {
      return [];
    }
  })
  .find((file) => file.endsWith("MT.so.1"));

/** Environment in which a clock is at a time now, and goes on from there. */
function clockAt(time: string, laterBy = 0): Record<string, string> {
  const offset = Math.round((Date.parse(time) - Date.now()) / 1000) + laterBy;
  return {
    LD_PRELOAD: library ?? "",
    FAKETIME: `${offset < 0 ? "-" : "+"}${Math.abs(offset)}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
}

describe.runIf(findProgram("faketime") !== undefined && library !== undefined)("on a running server", () => {
  const project = useProjectCopy();
  let site: RunningSite;
  const statusOf = async (slug: string): Promise<number> => (await fetch(`${site.url}/jobs/${slug}`)).status;
  const listed = async (): Promise<string> => (await fetch(`${site.url}/jobs`)).text();

  beforeAll(async () => {
    publishSampleJobs(project);
    const file = (slug: string): string => `content/jobs/${slug}.md`;
    const dates = /(published|modified): 2020-01-02/g;
    for (const slug of SAMPLE_JOBS.open)
      project.write(
        file(slug),
        project.read(file(slug)).replaceAll(dates, "$1: 2026-12-01").replace("J-20", "J-26"),
      );
    project.change(file(electrician), "closes: 2099-12-31", "closes: 2026-12-31");
    project.write(
      file(SCHEDULED),
      project
        .read(file(superintendent))
        .replace("published: 2026-12-01", "published: 2027-01-01T00:00-07:00")
        .replace("modified: 2026-12-01", "modified: 2027-01-01")
        .replace(/J-26\d+/, "J-2699"),
    );
    // Builds the site.
    site = await startSite(clockAt("2026-12-31T20:00:00Z"), { root: project.root });
    await site.close();
  });
  afterAll(() => site.stop());

  it("an opening that closes December 31 in El Paso is open at 23:30 there, and one of the next day is not", async () => {
    await site.restart(clockAt("2027-01-01T06:30:00Z"));
    expect(await statusOf(electrician)).toBe(200);
    expect(await listed()).toContain(`/jobs/${electrician}`);
    expect(await statusOf(SCHEDULED)).toBe(404);
    await site.close();
  });

  it("at midnight there, the one is gone and the other appears", async () => {
    await site.restart(clockAt(MIDNIGHT_IN_EL_PASO, -20));
    const states = async () => [await statusOf(electrician), await statusOf(SCHEDULED)];
    await expect.poll(states, { timeout: 300_000, interval: 1000 }).toEqual([410, 200]);
    const page = await listed();
    expect(page).not.toContain(`/jobs/${electrician}`);
    expect(page).toContain(`/jobs/${SCHEDULED}`);
    expect(await (await fetch(`${site.url}/jobs/${electrician}`)).text()).toContain(
      "closed on December 31, 2026",
    );
    await site.close();
  });

  it("an ongoing opening is asked about twice in 28 days, and hidden after 42", async () => {
    const folder = join(site.dataDir, "mail");
    const countQuestions = (): number =>
      readMails(folder, "_agency-opening_").filter((mail) => mail.includes("J-2601")).length;
    for (const [days, questions] of [
      [15, 1],
      [30, 2],
    ] as const) {
      await site.restart(clockAt(MIDNIGHT_IN_EL_PASO, days * DAY_S));
      await expect.poll(countQuestions, { timeout: 120_000, interval: 1000 }).toBe(questions);
      expect(await statusOf(superintendent)).toBe(200);
      await site.close();
    }
    await site.restart(clockAt(MIDNIGHT_IN_EL_PASO, 45 * DAY_S));
    await expect.poll(() => statusOf(superintendent), { timeout: 400_000, interval: 1000 }).toBe(410);
    expect(countQuestions()).toBe(2);
  });
});
