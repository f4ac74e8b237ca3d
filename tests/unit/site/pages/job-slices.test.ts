import { describe, expect, it } from "vitest";
import { MAX_SLICE_BYTES } from "../../../../site/pages/job-slices.11ty.tsx";
import { parseJobSlice } from "../../../../widgets/job-list/job-slice.ts";
import { createSampleJobs, createSlices } from "../../../sample-jobs.ts";

const jobs = createSampleJobs(2_000);
const slices = createSlices(jobs);
const slice = (name: string) => slices.get(`/embed/jobs/${name}.json`)!;

describe("the files of the list of openings, with 2,000 openings", () => {
  it("have at most 30 KB each, and the format that the list reads", () => {
    for (const [path, value] of slices) {
      expect(Buffer.byteLength(JSON.stringify(value)), path).toBeLessThanOrEqual(MAX_SLICE_BYTES);
      expect(parseJobSlice(value), path).toBe(value);
    }
  });

  it("have the newest openings of all, a state and a trade, and say how many there are", () => {
    const texas = jobs.filter(({ state }) => state === "Texas");
    expect(slice("all").count).toBe(2_000);
    expect(slice("all").jobs.length).toBeGreaterThan(100);
    expect(slice("state/texas").count).toBe(texas.length);
    expect(slice("state/texas").seats).toBe(texas.reduce((sum, { openings }) => sum + openings, 0));
    expect(slice("state/texas").jobs[0]?.title).toBe(texas[0]?.title);
    expect(slice("state/ohio").jobs).toHaveLength(jobs.filter(({ state }) => state === "Ohio").length);
    expect(slice("trade/electrical").trade).toEqual({
      slug: "electrical",
      name: "Electrical",
      es: "Electricidad",
    });
  });

  it("have those of each trade of a state with more openings than fit, and only of such a state", () => {
    expect(slice("state/texas").jobs.length).toBeLessThan(slice("state/texas").count);
    const electrical = jobs.filter(({ state, trade }) => state === "Texas" && trade === "electrical");
    expect(slice("state/texas/electrical").jobs.map(({ title }) => title)).toEqual(
      electrical.map(({ title }) => title),
    );
    expect(slices.has("/embed/jobs/state/ohio/electrical.json")).toBe(false);
  });
});

it("every state and trade has a file, even without openings, and none that have ended are in it", () => {
  const ended = createSampleJobs(20).map((job) => ({ ...job, isEnded: true as const }));
  const files = createSlices(ended);
  expect(files.size).toBe(1 + 11 + 51);
  for (const { count, jobs: listed } of files.values()) expect([count, listed]).toEqual([0, []]);
});

it("an opening has title, place, pay, seats and the end of its last day where it is, and no text", () => {
  const [, second] = createSampleJobs(2);
  expect(
    createSlices([{ ...second!, state: "Texas", city: "El Paso" }]).get("/embed/jobs/all.json")!.jobs,
  ).toEqual([
    {
      id: second!.requisition,
      url: `/jobs/${second!.slug}`,
      title: second!.title,
      trade: second!.trade,
      states: ["texas"],
      place: "El Paso, TX",
      pay: { min: 31, max: 41, unit: "hour" },
      openings: 2,
      closesAt: expect.stringMatching(/^2099-12-31T23:59:59-0[67]:00$/) as string,
    },
  ]);
});
