import { expect, it } from "vitest";
import { readReferences } from "../../../model/loading/parse-data.ts";

it("claims and agency fields may reference agency fields", () => {
  const table = readReferences(
    new Map([
      ["claims", { value: { founded: { text: "{{agency.founded}}" } } }],
      ["agency", { value: { founded: 1998, description: "Recruiting since {{ agency.founded }}." } }],
    ]),
  );
  expect(table.get("claims.founded")).toBe("1998");
  expect(table.get("agency.description")).toBe("Recruiting since 1998.");
});

it("pay is referenced by role and figure, with values from the pay data", () => {
  const roles = [{ role: "MEP Engineer", low: 80000, high: 120500, average: 100250 }];
  const table = readReferences(new Map([["salaries", { value: { roles } }]]));
  expect([...table]).toEqual([
    ["pay.mep-engineer.range", "$80K-$120.5K"],
    ["pay.mep-engineer.low", "$80K"],
    ["pay.mep-engineer.high", "$120.5K"],
    ["pay.mep-engineer.average", "$100.3K"],
    // The check of the pay data reports the average; what is figured from it is unread.
    ["pay.mep-engineer.*", ""],
  ]);
});
