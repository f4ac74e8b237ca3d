import { expect, it } from "vitest";
import { createPhoneLink } from "../../../model/phone-link.ts";
import { AgencySchema } from "../../../model/schemas/agency.ts";
import { useContentCopy } from "./content-copy.ts";

const copy = useContentCopy();

it.each([
  ["(302) 555-0142", "tel:+13025550142"],
  ["302.555.0142", "tel:+13025550142"],
  ["1 302 555 0142", "tel:+13025550142"],
  ["+44 20 7946 0018", "tel:+442079460018"],
])("the phone number %s is dialed as %s", (text, href) => {
  expect(createPhoneLink(text)).toEqual({ text, href });
});

it("changing the phone number in one place changes it everywhere, in text and links", () => {
  copy.edit("_data/agency.yaml", /^phone: .*/m, "phone: (614) 555-0199");
  const site = copy.load();
  expect(site.agency.phone).toMatchObject({ href: "tel:+16145550199" });
  expect(site.references.get("agency.phone")).toBe("(614) 555-0199");
  expect(site.references.get("agency.phoneHref")).toBe("tel:+16145550199");
});

it.each(["call us", "555-0142", "(302) 555-0142 ext. 4"])("the text %s cannot be dialed", (text) => {
  expect(AgencySchema.shape.phone.safeParse(text).error?.message).toContain(
    "a phone number such as (302) 555-0142, or with a country code, such as +44 20 7946 0018",
  );
});
