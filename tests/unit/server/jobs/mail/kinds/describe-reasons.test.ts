import { expect, it } from "vitest";
import { describeReasons } from "../../../../../../server/jobs/mail/kinds/describe-reasons.ts";

it("reasons of a suspicion are words, the weightiest first", () => {
  expect(describeReasons({ link: 10, trap_own_words: 30 })).toEqual(["trap own words (+30)", "link (+10)"]);
});

it("a database that keeps no reasons gives none", () => {
  for (const nothing of [undefined, null, {}, [], "trap", 3]) expect(describeReasons(nothing)).toEqual([]);
});
