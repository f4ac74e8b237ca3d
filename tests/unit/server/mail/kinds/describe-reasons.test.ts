import { expect, it } from "vitest";
import { describeReasons } from "../../../../../server/mail/kinds/describe-reasons.ts";

it("reasons of a suspicion are read in whatever form they are stored", () => {
  expect(describeReasons(["too_fast", "unknown_origin"])).toEqual(["too fast", "unknown origin"]);
  expect(describeReasons([{ signal: "trap", weight: 60 }])).toEqual(["trap (+60)"]);
  expect(describeReasons({ trap: 60, links: 20 })).toEqual(["trap (+60)", "links (+20)"]);
  for (const nothing of [undefined, null, [], {}, "trap", 3]) expect(describeReasons(nothing)).toEqual([]);
});
