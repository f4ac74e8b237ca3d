import { describe, expect, it } from "vitest";
import {
  articleDrawing,
  COVER_TOPICS,
  pageDrawing,
  serviceDrawing,
} from "../../../../site/drawings/catalog.ts";
import { takeoffQuantities } from "../../../../site/drawings/composites/exploded-building.ts";
import { heroPhone } from "../../../../site/drawings/heroes/hero-phone.ts";
import { heroWide } from "../../../../site/drawings/heroes/hero-wide.ts";
import { ROPE_LENGTH } from "../../../../site/drawings/heroes/hero-layers.ts";
import type { Drawing } from "../../../../site/drawings/kernel/drawing.ts";
import { seededRandom } from "../../../../site/drawings/kernel/random.ts";
import { listDrawings, HERO_TEXT, SAMPLE_LABELS, SLUGS } from "./list-drawings.ts";
import { findOrangeObjects } from "./find-orange-objects.ts";

/** Size budgets for uncompressed drawings, in bytes. */
const BUDGET = { "hero, wide": 90_000, "hero, phone": 40_000, other: 45_000 };

/** Returns a drawing's font sizes in pixels on a phone that is 390 px wide. */
const textSizesOnPhone = ({ viewBox, body }: Drawing): number[] =>
  [...body.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size) * (350 / viewBox[2]));

it.each(listDrawings())(
  "a drawing has valid numbers, variables for colors, one orange object or matched set, and stays within its budget: %s",
  (name, { viewBox, body }) => {
    expect(body).not.toMatch(/NaN|undefined|Infinity/);
    expect(body).not.toMatch(/#[0-9a-f]{6}|style=/i);
    expect(body.length).toBeLessThan(BUDGET[name as keyof typeof BUDGET] ?? BUDGET.other);
    expect(viewBox.every(Number.isFinite)).toBe(true);
    expect(Math.min(viewBox[2], viewBox[3])).toBeGreaterThan(100);
    // Several objects of the same size, such as anchor bolts, count as one.
    const widths = findOrangeObjects(body).map(({ left, right }) => right - left);
    expect(widths).not.toEqual([]);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  },
);

describe("covers", () => {
  it.each(COVER_TOPICS)(
    "of topic %s differ between slugs, and have large enough text on a phone, but none at small sizes",
    (topic) => {
      const drawings = SLUGS.map((slug) => articleDrawing(slug, topic, SAMPLE_LABELS));
      expect(new Set(drawings.map(({ body }) => body)).size).toBeGreaterThan(1);
      for (const drawing of drawings)
        for (const size of textSizesOnPhone(drawing)) expect(size).toBeGreaterThanOrEqual(12);
      for (const slug of SLUGS) expect(articleDrawing(slug, topic).body).not.toContain("<text");
    },
  );

  it("show quantities computed from the drawing", () => {
    expect(takeoffQuantities({ columns: 3, rows: 2 })).toEqual({ area: 7776, steel: 1044, footings: 12 });
  });

  it("have labels in the page's language", () => {
    const labels = { ...SAMPLE_LABELS, area: "{count} pies", deck: "losacero" };
    const { body } = articleDrawing("tools", "takeoff", labels);
    expect(body).toMatch(/>[\d,]+ pies</);
    expect(body).toContain("losacero");
    expect(body).not.toMatch(/sf<|metal deck/);
    expect(serviceDrawing("engineering", { ...SAMPLE_LABELS, span: "{count} ft claro" }).body).toContain(
      "120 ft claro",
    );
    expect(serviceDrawing("engineering").body).not.toContain("<text");
  });

  it("of an unknown topic throw an error that lists the known topics", () => {
    expect(() => articleDrawing("slug", "castle")).toThrow(
      /Unknown cover topic "castle"; expected one of tower, frame, /,
    );
    expect(() => serviceDrawing("toString")).toThrow(/expected one of construction, engineering/);
    expect(() => pageDrawing("home")).toThrow(/expected one of services/);
  });
});

describe("the home page's drawing", () => {
  it("escapes special characters in its text", () => {
    const { body } = heroWide({ ...HERO_TEXT, length: "9 days & <counting>" });
    expect(body).toContain("9 days &amp; &lt;counting&gt;");
    expect(body).toContain(">72 hours to candidates</text>");
  });

  it.each([
    ["wide", heroWide(HERO_TEXT)],
    ["phone", heroPhone(HERO_TEXT)],
  ])("in its %s version has a group for the grid, each story, the rope and the member", (_name, { body }) => {
    for (const group of [
      "hero-grid",
      "hero-story [animation-delay:100ms]",
      "hero-story [animation-delay:340ms]",
      "hero-rope",
      "hero-member",
    ]) {
      expect(body).toContain(`<g class="${group}">`);
    }
    const rope = /<g class="hero-rope"><path[^>]*d="M\S+ ?\S*l0 (\d+)/.exec(body);
    expect(Number(rope?.[1])).toBe(ROPE_LENGTH);
  });

  it("has text of at least 12 px on a phone 390 px wide", () => {
    expect(Math.min(...textSizesOnPhone(heroPhone(HERO_TEXT)))).toBeGreaterThanOrEqual(12);
  });
});

it("the seeded random numbers of a drawing are the same for the same seed and stay in their range", () => {
  const first = seededRandom("slug");
  const second = seededRandom("slug");
  const rolls = Array.from({ length: 200 }, () => first.integer(2, 5));
  expect(Array.from({ length: 200 }, () => second.integer(2, 5))).toEqual(rolls);
  expect(new Set(rolls)).toEqual(new Set([2, 3, 4, 5]));
});
