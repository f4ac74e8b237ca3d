import { afterEach, expect, test, vi } from "vitest";
import { closingTime, endOf, formatClosingTime, zoneOf } from "../../../../model/jobs/job-clock.ts";
import { JOB_STATES, type JobState } from "../../../../model/schemas/job.ts";
import { useContentCopy } from "../content-copy.ts";

const content = useContentCopy({ isPlain: true });
const FILE = "jobs/electrician-substation.md";

const job = (state: JobState, closes: string) => ({
  status: "published" as const,
  published: "2026-11-24",
  state,
  remoteStates: [],
  closes,
});

afterEach(() => void vi.useRealTimers());

test.each([
  ["Texas", "2026-12-31", "2026-12-31T23:59:59-07:00"],
  ["Texas", "2026-07-31", "2026-07-31T23:59:59-06:00"],
  ["Ohio", "2027-01-20", "2027-01-20T23:59:59-05:00"],
  // Tennessee and Florida have two zones each; Arizona has no daylight saving time.
  ["Tennessee", "2027-01-20", "2027-01-20T23:59:59-06:00"],
  ["Florida", "2027-01-20", "2027-01-20T23:59:59-06:00"],
  ["Arizona", "2026-07-31", "2026-07-31T23:59:59-07:00"],
  ["Idaho", "2026-07-31", "2026-07-31T23:59:59-07:00"],
  ["Hawaii", "2026-07-31", "2026-07-31T23:59:59-10:00"],
  // Clocks change on these days.
  ["Ohio", "2026-11-01", "2026-11-01T23:59:59-05:00"],
  ["Ohio", "2026-03-08", "2026-03-08T23:59:59-04:00"],
] as const)("the day of an opening in %s on %s ends at %s", (state, closes, end) => {
  expect(formatClosingTime(job(state, closes))).toBe(end);
  expect(closingTime(job(state, closes))?.getTime()).toBe(Date.parse(end) + 1000);
});

test("every state has a time zone, and remote work has the last of its states", () => {
  const hasLastZone = (state: JobState) => formatClosingTime(job(state, "2027-01-20"))?.endsWith("-10:00");
  expect(JOB_STATES.filter(hasLastZone)).toEqual(["Alaska", "Hawaii"]);
  expect(zoneOf({ state: undefined, remoteStates: ["Georgia", "Texas", "Ohio"] })).toBe("America/Denver");
});

test("an ongoing opening has no end, and a filled one has ended", () => {
  expect(endOf({ ...job("Ohio", "ongoing") })).toBeUndefined();
  expect(formatClosingTime(job("Ohio", "ongoing"))).toBeUndefined();
  expect(endOf({ ...job("Ohio", "ongoing"), status: "filled" })).toEqual(new Date(0));
});

test("an opening that closes on December 31 in El Paso is open there at 23:30, and the site knows when it ends", () => {
  content.edit(FILE, "status: draft", "status: published");
  vi.useFakeTimers({ toFake: ["Date"] });
  const ended = (time: string): { isEnded: boolean; due: Date | undefined } => {
    vi.setSystemTime(new Date(time));
    const { site, due } = content.loadAll();
    return { isEnded: site.jobs[0]?.isEnded === true, due };
  };
  const end = new Date("2027-01-01T00:00:00-07:00");
  expect(ended("2026-12-31T23:30:00-07:00")).toEqual({ isEnded: false, due: end });
  expect(ended("2026-12-31T23:59:59-07:00")).toEqual({ isEnded: false, due: end });
  expect(ended("2027-01-01T00:00:01-07:00")).toEqual({ isEnded: true, due: undefined });
});

test("an opening is public from its first day on", () => {
  content.edit(FILE, "status: draft", "status: published");
  content.edit(FILE, "published: 2026-11-24", "published: 2026-12-01T08:00-07:00");
  content.edit(FILE, "modified: 2026-11-24", "modified: 2026-12-01");
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(new Date("2026-12-01T07:59:00-07:00"));
  expect(content.loadAll()).toMatchObject({ site: { jobs: [] }, due: new Date("2026-12-01T15:00:00Z") });
  vi.setSystemTime(new Date("2026-12-01T08:00:00-07:00"));
  expect(content.load().jobs).toHaveLength(1);
});

test("an opening that is hidden has ended, although its file has it as open", () => {
  content.edit(FILE, "status: draft", "status: published");
  content.edit(FILE, /closes: .*/, "closes: ongoing");
  const isEnded = (hiddenPages: string[]) =>
    content.loadAll({ hiddenPages }).site.jobs.map((one) => one.isEnded === true);
  expect(isEnded([])).toEqual([false]);
  expect(isEnded(["/jobs/electrician-substation"])).toEqual([true]);
});
