import { expect, test } from "vitest";
import { shippedSite } from "../../../shipped-content.ts";
import { stateMap } from "../../../../site/drawings/maps/state-map.ts";
import {
  headingWidth,
  intersectsSegment,
  monoWidth,
  type Segment,
} from "../../../../site/drawings/maps/place-labels.ts";
import type { Point2 } from "../../../../site/drawings/svg-markup.ts";

const { states } = shippedSite;

/** Labels that have no better place: a border, other labels or a distance line are on every side of the city. */
const HEMMED_IN = [
  "Fort Smith",
  "Idaho Falls",
  "Lafayette",
  "Bath",
  "Nashua",
  "Indianapolis",
  "Springfield",
  "Salt Lake City",
  "Rochester",
];

/** Reads the state's border from the map, whose path has absolute starts and relative lines. */
function readBorder(svg: string): Segment[] {
  const [, path = ""] = /<path id="state" d="([^"]*)"/.exec(svg) ?? [];
  return path.split("M").flatMap((part) => {
    const numbers = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const points: Point2[] = [];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      const [x, y] = points.at(-1) ?? [0, 0];
      points.push([x + numbers[index]!, y + numbers[index + 1]!]);
    }
    return points.map((point, index): Segment => [point, points[index + 1] ?? points[0]!]);
  });
}

const readNumber = (tag: string, name: string): number =>
  Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? Number.NaN);

/** Lists the labels of a map that its border crosses. Names are measured without their ascenders' and descenders' space. */
function listCrossedLabels(svg: string): string[] {
  const border = readBorder(svg);
  expect(border.length).toBeGreaterThan(3);
  return [...svg.matchAll(/(<text class="(city|coordinates|distance)[^>]*>)([^<]*)<\/text>/g)].flatMap(
    ([, tag = "", kind, text = ""]) => {
      const size = readNumber(tag, "font-size");
      const width = 0.85 * (kind === "city" ? headingWidth(text, size) : monoWidth(text, size));
      const anchor = /text-anchor="(\w+)"/.exec(tag)?.[1];
      const shift = anchor === "middle" ? width / 2 : anchor === "end" ? width : 0;
      const [, atX = "0", atY = "0", degrees = "0"] =
        /translate\((\S+) (\S+)\) rotate\((\S+)\)/.exec(tag) ?? [];
      const [x, y] = [readNumber(tag, "x") || 0, readNumber(tag, "y")];
      const box = { left: x - shift, right: x - shift + width, top: y - size * 0.66, bottom: y };
      const angle = (Number(degrees) * Math.PI) / 180;
      const turn = ([px, py]: Point2): Point2 => [
        (px - Number(atX)) * Math.cos(angle) + (py - Number(atY)) * Math.sin(angle),
        (py - Number(atY)) * Math.cos(angle) - (px - Number(atX)) * Math.sin(angle),
      ];
      return border.some(([from, to]) => intersectsSegment(box, turn(from), turn(to))) ? [text] : [];
    },
  );
}

test("no border crosses a label on the maps of the 50 states, apart from cities that are hemmed in", () => {
  expect(states).toHaveLength(50);
  for (const isCompact of [false, true])
    for (const state of states) {
      const hemmedIn = state.cities.some(({ name }) => HEMMED_IN.includes(name));
      const crossed = listCrossedLabels(stateMap(state, { isCompact }).body).filter(
        (text) => !(HEMMED_IN.includes(text) || (hemmedIn && text.includes("°"))),
      );
      expect(crossed, `${state.name}${isCompact ? " on phones" : ""}`).toEqual([]);
    }
});

test("a border across a label is noticed", () => {
  const map = (x: number): string =>
    `<path id="state" d="M${x} 0l0 100 50 0 .5 -1z"/><text class="city" font-size="17" x="10" y="50">Salisbury</text>`;
  expect(listCrossedLabels(map(40) + map(40))).toEqual(["Salisbury", "Salisbury"]);
  expect(listCrossedLabels(map(200))).toEqual([]);
});
