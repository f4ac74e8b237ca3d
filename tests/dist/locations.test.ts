import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { findRegion } from "../../model/pay/state-pay.ts";
import { readBuiltFile } from "./read-dist.ts";

const { salaries, states, locations } = shippedSite;
const html = readBuiltFile("/locations.html");
const map = /<svg[^>]*role="group"[^]*?<\/svg>/.exec(html)?.[0] ?? "";

const linkOf = (slug: string): string =>
  new RegExp(`<a[^>]*href="/locations/${slug}"[^>]*>`).exec(map)?.[0] ?? "";

test("the map names the pay premium of every state, and says where none is published", () => {
  for (const { slug, name, abbr } of states) {
    const premium = findRegion(salaries, slug)?.premium;
    const note =
      premium === undefined
        ? locations.premiums.none
        : premium === 0
          ? locations.premiums.baseline
          : `+${premium}%`;
    expect(linkOf(slug)).toContain(`aria-label="${name}, ${abbr}, ${note}"`);
  }
});

test("one state of the map is orange, a region of its own, and regions with a premium have a hatch", () => {
  expect(map.match(/class="premium-single"/g)).toHaveLength(1);
  expect(linkOf("texas")).toContain("premium-single");
  for (const id of map.match(/premium-\d/g) ?? []) expect(html).toContain(`<pattern id="${id}"`);
});
