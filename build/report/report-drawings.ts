import { homeDrawingTexts } from "../../site/drawings/drawing-texts.ts";
import { type Drawing, loadDrawing } from "../../site/drawings/load-drawing.ts";
import { stateMap } from "../../site/drawings/maps/state-map.ts";
import { PAPER_PALETTE, toStandaloneSvg } from "../../site/drawings/standalone-svg.ts";
import type { Site } from "../../model/kinds/site.ts";
import type { ReportData } from "../../model/report/create-report-data.ts";
import { DRAWING_PRINT, LIGHT } from "../../site/tokens/colors.ts";
import { logoSvg } from "../assets/logo-svg.ts";
import { regionMap } from "./region-map.ts";

const PRINT_PALETTE: Readonly<Record<string, string>> = {
  ...PAPER_PALETTE,
  "--d-top": DRAWING_PRINT.top,
  "--d-left": DRAWING_PRINT.left,
  "--d-right": DRAWING_PRINT.right,
};

/** Colors for a map next to a chart. Orange is reserved for the chart, so the lead city is marked in ink. */
const MAP_PALETTE: Readonly<Record<string, string>> = {
  ...PRINT_PALETTE,
  "--color-signal": LIGHT.ink,
};

/** Drawing units per point on paper. Thins lines, whose widths are designed for screens, to about 70%. */
const SCREEN_TO_PAPER = 1.45;

export function reportDrawings(site: Site, data: ReportData): [name: string, svg: string][] {
  return [
    ["logo", logoSvg({ ink: LIGHT.ink, signal: LIGHT.ink })],
    ["cover", toPrintedSvg(loadDrawing("pages/home", homeDrawingTexts(site)), 500)],
    ["regions", regionMap(site.states, data)],
    ...data.roles.map(({ article, picture }): [string, string] => [
      article,
      toPrintedSvg(loadDrawing(`covers/${picture}`), 250),
    ]),
    ...site.states.map(({ slug, name, cities }): [string, string] => [
      slug,
      toPrintedSvg(stateMap({ slug, name, cities }, { isCompact: true }), 252, MAP_PALETTE),
    ]),
  ];
}

/** @param width width on paper, in points */
function toPrintedSvg(drawing: Drawing, width: number, palette = PRINT_PALETTE): string {
  const [, , drawnWidth, drawnHeight] = drawing.viewBox;
  const pixels = width * SCREEN_TO_PAPER;
  return toStandaloneSvg(drawing, {
    width: pixels,
    height: (pixels * drawnHeight) / drawnWidth,
    palette,
  });
}
