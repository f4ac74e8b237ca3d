import { expect, it } from "vitest";
import { readReferences } from "../../../../site/model/loading/references.ts";

it("a claim and a field of the agency may refer to the fields before them", () => {
  const table = readReferences(
    new Map([
      ["claims", { value: { founded: { text: "{{agency.founded}}" } } }],
      ["agency", { value: { founded: 1998, description: "Recruiting since {{ agency.founded }}." } }],
    ]),
  );
  expect(table.get("claims.founded")).toBe("1998");
  expect(table.get("agency.description")).toBe("Recruiting since 1998.");
});

it("the agency's phone is referred to as a text and as a link", () => {
  const phone = { text: "(302) 555-0142", href: "tel:+13025550142" };
  const table = readReferences(new Map([["agency", { value: { phone } }]]));
  expect(table.get("agency.phone")).toBe("(302) 555-0142");
  expect(table.get("agency.phoneHref")).toBe("tel:+13025550142");
});
