import { expect, it } from "vitest";
import { createPhoneLink, toDialedNumber } from "../../../model/submissions/phone-number.ts";
import { AgencySchema } from "../../../model/schemas/agency.ts";
import { useContentCopy } from "./content-copy.ts";

const copy = useContentCopy();

it.each([
  ["(302) 555-0142", "tel:+13025550142"],
  ["302.555.0142", "tel:+13025550142"],
  ["1 302 555 0142", "tel:+13025550142"],
  ["+44 20 7946 0018", "tel:+442079460018"],
  ["+44 (0)20 7946 0018", "tel:+442079460018"],
])("the phone number %s is dialed as %s", (text, href) => {
  expect(createPhoneLink(text)).toEqual({ text, href });
});

it.each([
  ["302 555 0142", "3025550142"],
  ["1+1302 555 0142", "+13025550142"],
  ["(+1) 302-555-0142", "+13025550142"],
  ["\uff0b\uff11 \uff13\uff10\uff12 \uff15\uff15\uff15 \uff10\uff11\uff14\uff12", "+13025550142"],
  ["\u0663\u0660\u0662 555 0142", "3025550142"],
  ["302-555-0142 ext. 4", "3025550142"],
  ["302-555-0142x4", "3025550142"],
  ["302-555-0142 #4", "3025550142"],
  ["+1 302 555 0142;ext=4", "+13025550142"],
  ["Cell: 302.555.0142", "3025550142"],
  ["302-555-0142 / 302-555-0143", "3025550142"],
  ["302-555-0142 or 302-555-0143", "3025550142"],
  ["302-555-0142, 302-555-0143", "3025550142"],
  ["302 555 0142 +1 302 555 0143", "3025550142"],
  ["0044 20 7946 0018", "+442079460018"],
  ["011 44 20 7946 0018", "+442079460018"],
  ["011 4321 5678", "01143215678"],
  ["+44 (0)20 7946 0018", "+442079460018"],
  ["0044 (0)20 7946 0018", "+442079460018"],
  ["(020) 7946 0018", "02079460018"],
  ["030/1234567", "0301234567"],
  ["302\u2011555\u20130142", "3025550142"],
  ["+0044 20 7946 0018", "+442079460018"],
])("what a visitor types as %s is dialed as %s", (text, dialed) => {
  expect(toDialedNumber(text)).toBe(dialed);
});

it.each(["1-800-FLOWERS", "555-01", "12345678901234567890", "call me", "+", ""])(
  "%s is not dialed",
  (text) => {
    expect(toDialedNumber(text)).toBeUndefined();
  },
);

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
