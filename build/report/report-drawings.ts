import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { SHEET_PICTURE_SIZE, THUMBNAIL_SIZE } from "../../model/report-pictures.ts";
import { homeDrawingTexts, loadDrawing, type Drawing } from "../../site/drawings/load-drawing.ts";
import { stateMap } from "../../site/drawings/maps/state-map.ts";
import { PAPER_PALETTE, toStandaloneSvg } from "../../site/drawings/standalone-svg.ts";
import type { Site } from "../../model/kinds/site.ts";
import type { ReportData } from "../../model/report/create-report-data.ts";
import { DRAWING_PRINT, LIGHT, FIXED } from "../../site/tokens/colors.ts";
import { logoSvg } from "../assets/site-icons.ts";
import { hatchPattern } from "../../site/drawings/svg-markup.ts";
import { usMap } from "../../site/drawings/maps/us-map.tsx";

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
    ["cover", toPrintedSvg(loadDrawing("pages/home-hero", homeDrawingTexts(site)), 500)],
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

/** Map width in points, as are all lengths below. */
const WIDTH = 420;

/** Draws the US with each pay region hatched: the denser the hatching, the higher the region's pay premium. */
export function regionMap(states: Site["states"], { regions, texts }: ReportData): string {
  const map = usMap(states.map(({ slug, name, abbr }) => ({ slug, name, abbr })));
  const [left, top, width, height] = map.viewBox;
  const toUserUnits = (points: number): string => ((points * width) / WIDTH).toFixed(2);
  const regionOf = (abbr: string) => regions.find((region) => region.states.includes(abbr));
  const fillOf = (abbr: string): string => {
    const region = regionOf(abbr);
    if (region === undefined) return "url(#dots)";
    if (region.name === texts.method.example.region) return FIXED.signal;
    return region.premium === 0 ? FIXED.white : `url(#hatch-${region.premium})`;
  };
  const line = `stroke="${LIGHT.ink}" stroke-width="${toUserUnits(0.4)}"`;
  const patterns = regions
    .filter(({ premium }) => premium > 0)
    .map(({ premium }) =>
      hatchPattern(`hatch-${premium}`, Number(toUserUnits((47 - 1.8 * premium) / 5)), 0.8, line),
    )
    .join("");
  const dots = `<pattern id="dots" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="4.5" cy="4.5" r=".9" fill="${LIGHT.ink}" opacity=".45"/></pattern>`;
  const shapes = map.states
    .map(
      ({ path, abbr }) =>
        `<path d="${path}" fill="${FIXED.white}"/><path class="state" d="${path}" fill="${fillOf(abbr)}"/>`,
    )
    .join("");
  const labels = map.states
    .map(({ abbr, anchor: [x, y], leader }) => {
      const classAttribute = regionOf(abbr)?.name === texts.method.example.region ? ' class="on-signal"' : "";
      const lead =
        leader === undefined
          ? ""
          : `<path class="line" d="M${leader.map((point) => point.join(" ")).join("L")}"/>`;
      return `${lead}<text x="${x}" y="${(y + Number(toUserUnits(2.4))).toFixed(1)}"${classAttribute}>${abbr}</text>`;
    })
    .join("");
  const style =
    `.state{stroke:${LIGHT.ink};stroke-width:${toUserUnits(0.5)}}.line{stroke:${LIGHT.ink};stroke-width:${toUserUnits(0.35)}}` +
    `text{font-family:"Spline Sans Mono";font-weight:500;font-size:${toUserUnits(7)}px;text-anchor:middle;fill:${LIGHT.ink};paint-order:stroke;stroke:${FIXED.white};stroke-width:${toUserUnits(2.2)}}.on-signal{stroke:none}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linejoin="round">` +
    `<style>${style}</style><defs>${patterns}${dots}</defs><path class="line" d="${map.insets}"/>${shapes}${labels}</svg>`
  );
}

/** Matches an SVG embedded in an SVG as a data URL, which is how the Typst compiler writes drawings. */
const NESTED_SVG = /data:image\/svg\+xml;base64,([\w+/=]+)/g;

/** Size of the color palette: ink, paper, and the shades between them at the edges of letters. */
const COLORS = 16;

/**
 * AVIF settings. A lower quality (0 to 100) blurs figures, a higher one adds no detail. More effort (0 to 9) makes files
 * 3 % smaller in five times the time.
 */
const AVIF = { quality: 45, effort: 2 };

/**
 * Renders a sheet. The renderer ignores text in nested SVGs, so each of these is first rasterized.
 * @param svg SVG of the sheet, with text as paths
 * @param fontFiles fonts for the text in its drawings
 */
export async function sheetPicture(svg: string, fontFiles: string[]) {
  const render = async (source: string, background?: string): Promise<Buffer> => {
    const image = await renderAsync(source, {
      fitTo: { mode: "width", value: SHEET_PICTURE_SIZE.width },
      ...(background !== undefined && { background }),
      font: { fontFiles, loadSystemFonts: false },
    });
    return image.asPng();
  };
  // Split at a pattern with a group, every second part is what the group matched.
  const parts = svg.split(NESTED_SVG).map(async (part, index) => {
    if (index % 2 === 0) return part;
    const picture = await render(Buffer.from(part, "base64").toString());
    return `data:image/png;base64,${picture.toString("base64")}`;
  });
  const flat = (await Promise.all(parts)).join("");
  const sheet = sharp(await render(flat, FIXED.white));
  return {
    picture: await sheet.clone().png({ palette: true, colours: COLORS, effort: 10 }).toBuffer(),
    thumbnail: await sheet.clone().resize(THUMBNAIL_SIZE).avif(AVIF).toBuffer(),
  };
}
