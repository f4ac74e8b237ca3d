import { expect, it } from "vitest";
import { describeReasons } from "../../../../../../server/jobs/mail/kinds/describe-reasons.ts";

it("reasons for a flag are described in words, highest score first", () => {
  expect(describeReasons({ link: 10, trap_own_words: 30 })).toEqual(["trap own words (+30)", "link (+10)"]);
});

it("a database without stored reasons yields no reasons", () => {
  for (const nothing of [undefined, null, {}, [], "trap", 3]) expect(describeReasons(nothing)).toEqual([]);
});
