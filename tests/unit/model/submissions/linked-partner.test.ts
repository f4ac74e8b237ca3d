import { expect, it } from "vitest";
import { LINKED_PARTNER, readLinkedPartner } from "../../../../model/submissions/linked-partner.ts";
import { partnerId } from "../../../../model/tags/tag-description.ts";

const read = (...searches: string[]) =>
  readLinkedPartner(searches.map((search) => new URL(`https://ours.example/jobs/electrician${search}`)));

it("the partner is that of the last page of a visit that names one", () => {
  expect(read("?partner=acme-jobs", "?partner=hard-hat-board&ref=7", "")).toEqual({
    partner: "hard-hat-board",
    ref: "7",
  });
  expect(read("", "?trade=electrical")).toEqual({ partner: null });
});

it("an invalid partner or reference counts as missing", () => {
  for (const value of ["", "acme_jobs", "<script>", "a".repeat(81), "acme jobs", "Acme"])
    expect(read(`?partner=${encodeURIComponent(value)}`), value).toEqual({ partner: null });
  expect(read("?partner=acme-jobs&ref=a%20b")).toEqual({
    partner: "acme-jobs",
    ref: undefined,
  });
});

it("the rule is that of the attribute", () => {
  expect(LINKED_PARTNER).toEqual(partnerId);
});
