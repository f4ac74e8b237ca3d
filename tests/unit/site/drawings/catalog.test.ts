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
import { hashText, seededRandom } from "../../../../site/drawings/kernel/random.ts";
import { listDrawings, HERO_TEXT, SAMPLE_LABELS, SLUGS } from "./list-drawings.ts";
import { findOrangeObjects } from "./find-orange-objects.ts";

/** Size budgets for uncompressed drawings, in bytes. */
const BUDGET = { "hero, wide": 90_000, "hero, phone": 40_000, other: 45_000 };

describe("every drawing", () => {
  it.each(listDrawings())(
    "contains only valid numbers, in a frame of positive size: %s",
    (_name, { viewBox, body }) => {
      expect(body).not.toMatch(/NaN|undefined|Infinity/);
      expect(viewBox.every(Number.isFinite)).toBe(true);
      expect(Math.min(viewBox[2], viewBox[3])).toBeGreaterThan(100);
    },
  );

  it.each(listDrawings())("stays within its size budget: %s", (name, { body }) => {
    expect(body.length).toBeLessThan(BUDGET[name as keyof typeof BUDGET] ?? BUDGET.other);
  });

  it.each(listDrawings())("has exactly one orange object or matched set: %s", (_name, { body }) => {
    const objects = findOrangeObjects(body);
    expect(objects.length).toBeGreaterThan(0);
    // Several objects of the same size, such as anchor bolts, count as one.
    const widths = objects.map(({ left, right }) => right - left);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  });

  it.each(listDrawings())("contains only variables for colors: %s", (_name, { body }) => {
    expect(body).not.toMatch(/#[0-9a-f]{6}|style=/i);
  });
});

describe("covers", () => {
  it.each(COVER_TOPICS)("of topic %s differ between slugs", (topic) => {
    const bodies = SLUGS.map((slug) => articleDrawing(slug, topic, SAMPLE_LABELS).body);
    expect(new Set(bodies).size).toBeGreaterThan(1);
  });

  it.each(COVER_TOPICS)("of topic %s have no text at small sizes", (topic) => {
    for (const slug of SLUGS) expect(articleDrawing(slug, topic).body).not.toContain("<text");
  });

  it.each(COVER_TOPICS)("of topic %s have text of at least 12 px on a phone 390 px wide", (topic) => {
    for (const slug of SLUGS) {
      const { viewBox, body } = articleDrawing(slug, topic, SAMPLE_LABELS);
      for (const [, size] of body.matchAll(/font-size="([\d.]+)"/g)) {
        expect(Number(size) * (350 / viewBox[2])).toBeGreaterThanOrEqual(12);
      }
    }
  });

  it("show quantities computed from the drawing", () => {
    expect(takeoffQuantities({ columns: 3, rows: 2 })).toEqual({ area: 7776, steel: 1044, footings: 12 });
    const footings = takeoffQuantities({ columns: 2, rows: 3 });
    expect(footings).toEqual({ area: 12 * 18 * 36, steel: (4 * 12 + 3 * 18 + 2 * 2 * 18) * 6, footings: 12 });
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
    const { viewBox, body } = heroPhone(HERO_TEXT);
    const scale = 350 / viewBox[2];
    const sizes = [...body.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size) * scale);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });
});

describe("the seeded random numbers of a drawing", () => {
  it("start from the FNV-1a hash of the slug", () => {
    expect(hashText("")).toBe(2166136261);
    expect(hashText("a")).toBe(0xe40c292c);
  });

  it("are the same for the same seed and stay in their range", () => {
    const first = seededRandom("slug");
    const second = seededRandom("slug");
    const rolls = Array.from({ length: 200 }, () => first.integer(2, 5));
    expect(Array.from({ length: 200 }, () => second.integer(2, 5))).toEqual(rolls);
    expect(new Set(rolls)).toEqual(new Set([2, 3, 4, 5]));
  });
});
