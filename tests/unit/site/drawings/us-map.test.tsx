import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { UsMapFigure, usMap } from "../../../../site/drawings/maps/us-map.tsx";
import { overlapArea } from "../../../../site/drawings/maps/place-labels.ts";
import { shippedSite } from "../../../shipped-content.ts";

const { states: STATES } = shippedSite;

describe("the map of the country", () => {
  const map = usMap(STATES);
  const markup = renderToStaticMarkup(<UsMapFigure states={STATES} label="Map of the 50 states" />);

  it("links to each of the fifty states by full name and code", () => {
    expect(markup.match(/<a /g)).toHaveLength(50);
    expect(markup).toContain('<a href="/locations/new-hampshire" aria-label="New Hampshire, NH">');
  });

  it("draws every outline and every abbreviation within the frame", () => {
    const [left, top, width, height] = map.viewBox;
    for (const { name, path, anchor } of map.states) {
      expect(path, name).toMatch(/^M[-\d. lzM]+$/);
      expect(anchor[0], name).toBeGreaterThan(left);
      expect(anchor[0], name).toBeLessThan(left + width);
      expect(anchor[1], name).toBeGreaterThan(top);
      expect(anchor[1], name).toBeLessThan(top + height);
    }
  });

  it("gives small states a click target of at least 24 px at its narrowest width, without overlaps", () => {
    const scale = 721 / map.viewBox[2];
    const targets = map.states.filter(({ leader }) => leader).map(({ target }) => target!);
    expect(targets).toHaveLength(8);
    targets.forEach((target, index) => {
      expect((target.right - target.left) * scale).toBeGreaterThanOrEqual(24);
      expect((target.bottom - target.top) * scale).toBeGreaterThanOrEqual(24);
      for (const other of targets.slice(index + 1)) expect(overlapArea(target, other)).toBe(0);
    });
  });

  it("adds less than 45 KB of markup to a page", () => {
    expect(markup.length).toBeLessThan(45_000);
  });
});
