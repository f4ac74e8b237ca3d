import { expect, it } from "vitest";
import { describeReasons } from "../../../../../../server/jobs/mail/kinds/notice-fields.ts";

it("the reasons why a submission is flagged are described in words, highest score first", () => {
  expect(describeReasons({ link: 10, trap_own_words: 30 })).toEqual(["trap own words (+30)", "link (+10)"]);
});

it("a submission without stored reasons gets an empty list of reasons", () => {
  for (const value of [undefined, null, {}, [], "trap", 3]) expect(describeReasons(value)).toEqual([]);
});
