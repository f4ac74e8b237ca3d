import { afterEach, describe, expect, it, vi } from "vitest";
import {
  filterSlice,
  findJobs,
  parseJobSlice,
  type JobSlice,
} from "../../../../widgets/job-list/job-slice.ts";
import { formatNote, formatRange, toBeam } from "../../../../widgets/job-list/format-job.ts";
import { SAMPLE_CONFIG } from "../sample-config.ts";
import { createSampleJobs, createSlices } from "../../../sample-jobs.ts";

const texts = SAMPLE_CONFIG.messages.jobList;
const NOW = Date.parse("2026-12-01T12:00:00Z");
const slices = createSlices(createSampleJobs(2_000));

/** Answers requests with the files, and returns the paths that are requested. */
function serveSlices(files: ReadonlyMap<string, JobSlice> = slices): string[] {
  const requested: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    const { pathname } = new URL(url);
    requested.push(pathname);
    const slice = files.get(pathname);
    return Promise.resolve(new Response(JSON.stringify(slice), { status: slice ? 200 : 404 }));
  });
  return requested;
}
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
/** Another origin for each test, since a page keeps what it has loaded. */
let sites = 0;
const newOrigin = (): string => `https://site${++sites}.example`;

describe("the openings of a choice", () => {
  it("come from the smallest file that has them, which is loaded once", async () => {
    const requested = serveSlices();
    const origin = newOrigin();
    const ohio = await findJobs(origin, { state: "ohio", trade: "" }, signal, NOW);
    expect(ohio.count).toBe(ohio.jobs.length);
    const both = await findJobs(origin, { state: "ohio", trade: ohio.jobs[0]!.trade! }, signal, NOW);
    expect(both.jobs.every(({ trade }) => trade === ohio.jobs[0]!.trade)).toBe(true);
    expect(both.count).toBeLessThan(ohio.count);
    expect(requested).toEqual(["/embed/jobs/state/ohio.json"]);
  });

  it("of a trade in a state with many openings come from that trade's file", async () => {
    const requested = serveSlices();
    const found = await findJobs(newOrigin(), { state: "texas", trade: "electrical" }, signal, NOW);
    expect(found.jobs).toHaveLength(found.count);
    expect(requested).toEqual(["/embed/jobs/state/texas.json", "/embed/jobs/state/texas/electrical.json"]);
  });

  it("are narrowed without a request if all openings are loaded", async () => {
    const requested = serveSlices(createSlices(createSampleJobs(60)));
    const origin = newOrigin();
    const all = await findJobs(origin, { state: "", trade: "" }, signal, NOW);
    expect(all.jobs).toHaveLength(60);
    const texas = await findJobs(origin, { state: "texas", trade: "" }, signal, NOW);
    expect(texas.count).toBeGreaterThan(0);
    expect(requested).toEqual(["/embed/jobs/all.json"]);
  });

  it("that have ended since the file was written are left out", () => {
    const slice = slices.get("/embed/jobs/state/ohio.json")!;
    const ongoing = slice.jobs.filter(({ closesAt }) => closesAt === undefined);
    const found = filterSlice(slice, { state: "ohio", trade: "" }, Date.parse("2100-01-02"));
    expect(found.jobs).toEqual(ongoing);
    expect(found.count).toBe(ongoing.length);
    expect(ongoing.length).toBeLessThan(slice.jobs.length);
  });

  it("of a file that has not all have the number of all", () => {
    const slice = slices.get("/embed/jobs/all.json")!;
    const { count, seats, jobs } = filterSlice(slice, { state: "", trade: "" }, NOW);
    expect([count, seats]).toEqual([2_000, undefined]);
    expect(jobs.length).toBeLessThan(2_000);
  });

  it("cannot be loaded if a file is missing, unreachable, or is no list of openings", async () => {
    const find = () => findJobs(newOrigin(), { state: "ohio", trade: "" }, signal, NOW);
    serveSlices(new Map());
    await expect(find()).rejects.toMatchObject({ reason: "unavailable" });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(find()).rejects.toMatchObject({ reason: "unreachable" });
    for (const body of ["", "<!doctype html>", "null", "[]", '{"version":2,"count":0,"jobs":[]}']) {
      vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
      await expect(find(), body).rejects.toMatchObject({ reason: "unavailable" });
    }
  });
});

describe("a file is refused", () => {
  const slice = slices.get("/embed/jobs/state/ohio.json")!;
  const withJob = (changed: object): unknown => ({ ...slice, jobs: [{ ...slice.jobs[0], ...changed }] });

  it.each([
    ["without openings", { ...slice, jobs: undefined }],
    ["without filters", { ...slice, trades: undefined }],
    ["with a filter without a name", { ...slice, states: [{ slug: "ohio" }] }],
    ["with an opening that is null", { ...slice, jobs: [null] }],
    ["with an opening on another site", withJob({ url: "https://evil.example/jobs/a" })],
    ["with an address that is a script", withJob({ url: "javascript:alert(1)" })],
    ["with an opening without pay", withJob({ pay: undefined })],
    ["with an opening without a title", withJob({ title: "" })],
  ])("%s", (_name, value) => expect(() => parseJobSlice(value)).toThrow("unavailable"));
});

describe("an opening", () => {
  const [job] = slices.get("/embed/jobs/all.json")!.jobs as [JobSlice["jobs"][number]];

  it("says place, seats and last day", () => {
    const closing = { ...job, place: "El Paso, TX", openings: 4, closesAt: "2026-12-31T23:59:59-07:00" };
    expect(formatNote(closing, texts, "en-US")).toBe("El Paso, TX; 4 seats; closes Dec 31");
    const remote = { url: job.url, title: job.title, pay: job.pay, openings: 1 };
    expect(formatNote(remote, texts, "en-US")).toBe("Remote");
    expect(formatNote({ ...closing, closesAt: "soon" }, texts, "en-US")).toBe("El Paso, TX; 4 seats");
  });

  it("has its pay as a range or one rate, drawn on a scale that it never leaves", () => {
    expect(formatRange({ min: 38, max: 46.5, unit: "hour" }, texts)).toBe("$38 to $46.50");
    expect(formatRange({ min: 90_000, max: 90_000, unit: "year" }, texts)).toBe("$90,000");
    expect(toBeam({ min: 38, max: 46, unit: "hour" })).toEqual({ start: 22.3, width: 12.8 });
    expect(toBeam({ min: 20_000, max: 500_000, unit: "year" })).toEqual({ start: 0, width: 100 });
  });
});
