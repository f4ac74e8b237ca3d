import { describe, expect, it } from "vitest";
import { formatCoordinates, milesBetween } from "../../../../site/drawings/maps/atlas.ts";
import { overlapArea, headingWidth } from "../../../../site/drawings/maps/place-labels.ts";
import { type MappedState, stateMap } from "../../../../site/drawings/maps/state-map.ts";
import { sampleStates } from "./sample-states.ts";

const STATES = sampleStates();
const TEXAS: MappedState = {
  slug: "texas",
  name: "Texas",
  cities: [
    { name: "Houston", lat: 29.76, lon: -95.37 },
    { name: "Dallas", lat: 32.78, lon: -96.8 },
    { name: "Austin", lat: 30.27, lon: -97.74 },
  ],
};

function nameBoxes(body: string) {
  return [
    ...body.matchAll(
      /<text class="city[^"]*" font-size="([\d.]+)" x="([-\d.]+)" y="([-\d.]+)"(?: text-anchor="(\w+)")?>([^<]+)</g,
    ),
  ]
    .filter(([, , , , , text]) => text !== "N")
    .map(([, size, x, y, anchor, text]) => {
      const width = headingWidth(text!, Number(size));
      const left = Number(x) - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
      return { left, right: left + width, top: Number(y) - Number(size) * 0.8, bottom: Number(y) };
    });
}

describe("the map of a state", () => {
  describe.each([
    ["full", { isCompact: false }],
    ["compact", { isCompact: true }],
  ])("in its %s version", (_layout, options) => {
    it.each(STATES)(
      "shows $name under 25 KB, with its cities and their names in the frame and apart, one orange mark, a north arrow and a scale bar",
      (state) => {
        const { body, viewBox } = stateMap(state, options);
        const [, , width, height] = viewBox;
        expect(body).not.toMatch(/NaN|undefined|Infinity/);
        expect(body.length).toBeLessThan(25_000);
        const dots = [...body.matchAll(/class="mark-dot" cx="([-\d.]+)" cy="([-\d.]+)"/g)];
        expect(dots).toHaveLength(state.cities.length);
        for (const [, x, y] of dots) {
          expect(Number(x)).toBeGreaterThan(0);
          expect(Number(x)).toBeLessThan(width);
          expect(Number(y)).toBeGreaterThan(0);
          expect(Number(y)).toBeLessThan(height);
        }
        const boxes = nameBoxes(body);
        expect(boxes).toHaveLength(state.cities.length);
        boxes.forEach((box, index) => {
          const { left, right, top, bottom } = box;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(bottom).toBeLessThanOrEqual(height);
          for (const other of boxes.slice(index + 1)) expect(overlapArea(box, other)).toBe(0);
        });
        expect(body.match(/class="mark orange"/g)).toHaveLength(1);
        expect(body).toContain(">N</text>");
        expect(body).toMatch(/>\d+ mi<\/text>/);
      },
    );
  });

  it("prints true distances along its traverses", () => {
    const [houston, dallas] = TEXAS.cities;
    expect(milesBetween(houston!, dallas!)).toBeCloseTo(225, 0);
    expect(stateMap(TEXAS).body).toContain(">225 mi</text>");
  });

  it("draws its scale bar to scale", () => {
    const { body } = stateMap(TEXAS);
    const [, unit] = /v6m([\d.]+)-6v6m/.exec(body)!;
    const miles =
      Number(
        />(\d+) mi<\/text><g transform|>(\d+) mi<\/text>/
          .exec(body.slice(body.indexOf(">0</text>")))
          ?.slice(1)
          .find(Boolean),
      ) / 2;
    // The first city's mark is drawn last, so reverse the order.
    const [houston, dallas] = [...body.matchAll(/class="mark-dot" cx="([\d.]+)" cy="([\d.]+)"/g)]
      .map(([, x, y]) => [Number(x), Number(y)] as const)
      .reverse();
    const drawnDistance = Math.hypot(houston![0] - dallas![0], houston![1] - dallas![1]);
    const measuredMiles = (drawnDistance / Number(unit)) * miles;
    expect(Math.abs(measuredMiles - milesBetween(TEXAS.cities[0]!, TEXAS.cities[1]!))).toBeLessThan(5);
  });

  it("omits coordinates and distances at small sizes, and has city names of at least 12 px", () => {
    const { body, viewBox } = stateMap(TEXAS, { isCompact: true });
    expect(body).not.toMatch(/class="(coordinates|distance|traverse)/);
    const scale = 350 / viewBox[2];
    for (const [, size] of body.matchAll(/class="city[^"]*" font-size="([\d.]+)"/g)) {
      expect(Number(size) * scale).toBeGreaterThanOrEqual(12);
    }
  });

  it("lists the cities for screen readers", () => {
    expect(stateMap(TEXAS).label).toBe("Map of Texas with Houston, Dallas, and Austin");
  });

  it("throws an error for an unknown state", () => {
    expect(() => stateMap({ slug: "texass", name: "Texass", cities: [] })).toThrow(/Unknown state "Texass"/);
  });
});

describe("coordinates", () => {
  it("are in degrees and minutes", () => {
    expect(formatCoordinates({ lat: 29.76, lon: -95.37 })).toBe("29°46′N 95°22′W");
  });

  it("round minutes up to the next full degree", () => {
    expect(formatCoordinates({ lat: 29.9999, lon: -95.5 })).toBe("30°00′N 95°30′W");
  });
});
