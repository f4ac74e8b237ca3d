import { expect, test } from "vitest";
import {
  findStateJobs,
  listJobGroups,
  listSimilarJobs,
} from "../../../../../site/components/jobs/list-jobs.ts";
import { createSampleJobs } from "../../../../sample-jobs.ts";

const jobs = createSampleJobs(500).map((job, index) => ({
  ...job,
  industry: (["commercial", "energy"] as const)[index % 2]!,
  role: index % 7 === 0 ? ("Superintendent" as const) : undefined,
}));

test("openings of the same trade and state come first among those like one", () => {
  const job = jobs[10]!;
  const similar = listSimilarJobs({ jobs }, job);
  expect(similar).toHaveLength(3);
  for (const other of similar) {
    expect(other.slug).not.toBe(job.slug);
    expect([other.trade, other.state]).toEqual([job.trade, job.state]);
  }
  const [first, second] = jobs;
  expect(listSimilarJobs({ jobs: [first!, { ...second!, industry: first!.industry }] }, first!)).toHaveLength(
    1,
  );
  expect(
    listSimilarJobs({ jobs: [first!, { ...second!, state: "Vermont", industry: "residential" }] }, first!),
  ).toEqual([]);
});

test("a group has the open openings of its trade or state, and remains once all have ended", () => {
  const ended = jobs.map((job) => (job.trade === "safety" ? { ...job, isEnded: true as const } : job));
  const groups = listJobGroups({ jobs: ended });
  expect(groups.find(({ name }) => name === "safety")).toMatchObject({
    path: "/jobs/trade/safety",
    jobs: [],
  });
  const texas = findStateJobs({ jobs: ended }, "Texas");
  expect(texas.jobs).toEqual(ended.filter(({ state, trade }) => state === "Texas" && trade !== "safety"));
  expect(findStateJobs({ jobs: [] }, "Texas")).toEqual({
    kind: "state",
    name: "Texas",
    path: "/jobs/state/texas",
    jobs: [],
  });
});
