import { describe, expect, it } from "vitest";
import { updateChoice, getDefaultChoice, writeChoice } from "../../../../widgets/salary-explorer/choice.ts";
import { readPay } from "../../../../widgets/salary-explorer/read-pay.ts";
import type { ExplorerData } from "../../../../model/pay/explorer-data.ts";
import { SAMPLE_CONFIG } from "../sample-config.ts";

const pay = readPay(SAMPLE_CONFIG.pay as ExplorerData);
const first = getDefaultChoice(pay);
const read = (search: string) => updateChoice(pay, first, Object.fromEntries(new URLSearchParams(search)));

describe("the salary explorer's choice in the URL", () => {
  it("is parsed as written, for every role, place and band", () => {
    for (const { role } of pay.roles)
      for (const { slug } of pay.places) {
        const choice = updateChoice(pay, first, { role, place: slug });
        expect(read(new URL(writeChoice("https://site.example/x", choice)).search)).toEqual(choice);
      }
    for (const { role, bands } of pay.experience)
      for (const { slug } of bands) {
        const choice = updateChoice(pay, first, { role, years: slug });
        expect(choice.years).toBe(slug);
        expect(read(new URL(writeChoice("https://site.example/x", choice)).search)).toEqual(choice);
      }
  });

  it("is written in the documented format, and preserves other parameters", () => {
    const choice = updateChoice(pay, first, { role: "superintendent", place: "texas" });
    expect(writeChoice("https://site.example/x?utm_source=a#explorer", choice)).toBe(
      "https://site.example/x?utm_source=a&role=superintendent&place=texas&years=#explorer",
    );
  });

  it("accepts names as well as slugs, and ignores unknown ones", () => {
    expect(read("?role=MEP Engineer&place=New York")).toEqual({
      role: "mep-engineer",
      place: "new-york",
      years: "",
    });
    expect(read("?role=astronaut&place=Houston, Texas&years=99")).toEqual(first);
  });

  it("drops a band that the new role does not have", () => {
    const manager = updateChoice(pay, first, { role: "project-manager", years: "8-12" });
    expect(manager.years).toBe("8-12");
    expect(updateChoice(pay, manager, { role: "superintendent" }).years).toBe("");
  });

  it("offers each place once: 50 states, and the regions that are not states", () => {
    const slugs = pay.places.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toHaveLength(pay.states.length + pay.regions.length - 1);
  });
});
