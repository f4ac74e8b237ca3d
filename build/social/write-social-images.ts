import type { ResvgRenderOptions } from "@resvg/resvg-js";
import { escapeText } from "../../site/drawings/svg-markup.ts";
import { FONT_SOURCES, writeStaticFonts } from "../assets/fonts.ts";
import type { Store } from "../cache/store.ts";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectPath } from "../../site/settings/project-root.ts";
import { hashSources } from "../cache/list-files.ts";
import { drawSubject, type DrawingSubject } from "../../site/drawings/subject.ts";
import type { Agency } from "../../model/schemas/agency.ts";
import { socialImagePath, SOCIAL_IMAGE } from "../head/head-tags.ts";
import type { Drawing } from "../../site/drawings/load-drawing.ts";
import { toStandaloneSvg } from "../../site/drawings/standalone-svg.ts";
import { FIXED, LIGHT } from "../../site/tokens/colors.ts";
import { logoSvg } from "../assets/site-icons.ts";

export interface SocialPage {
  path: string;
  title: string;
  code: string;
  slogan: string;
  subject: DrawingSubject;
}

type MeasureText = (text: string, fontSize: number) => number;

/** Creates a renderer of SVG. Loads its packages when it is called, which takes longer than copying all images. */
export async function createRenderer(store: Store) {
  const { renderAsync, Resvg } = await import("@resvg/resvg-js");
  const { default: sharp } = await import("sharp");
  const options: ResvgRenderOptions = {
    font: {
      fontFiles: await writeStaticFonts(store, [[FONT_SOURCES.archivo, 660], [FONT_SOURCES.splineMono]]),
      // System fonts would make images differ between machines.
      loadSystemFonts: false,
      defaultFontFamily: "Archivo",
    },
  };
  return {
    renderPng: async (svg: string) => {
      const { pixels, width, height } = await renderAsync(svg, options);
      // Unlike `asPng`, sharp compresses in another thread.
      return sharp(pixels, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
    },
    measureText: (text: string, fontSize: number) => {
      const line = `<text y="100" font-family="Archivo" font-size="${fontSize}">${escapeText(text)}</text>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${line}</svg>`;
      return new Resvg(svg, options).getBBox()?.width ?? 0;
    },
  };
}

interface SocialImages {
  store: Store;
  outDir: string;
  agency: Pick<Agency, "name">;
  pages: readonly SocialPage[];
}

const SOURCES = [
  "build/social",
  "build/assets/site-icons.ts",
  "build/assets/fonts.ts",
  "widgets/site-header/logo.tsx",
  "site/drawings",
  "site/tokens",
  "site/styles",
].map(projectPath);

/** Maximum number of images rendered concurrently; the renderer has few threads. */
const CONCURRENCY = 4;

/** Writes a 1200 × 630 PNG for every page that visitors may share. */
export async function writeSocialImages({ store, outDir, agency, pages }: SocialImages): Promise<void> {
  const sources = hashSources(SOURCES);
  let renderer: ReturnType<typeof createRenderer> | undefined;
  const queue = [...pages];
  const writeQueued = async (): Promise<void> => {
    for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
      const { path, ...card } = page;
      const image = await store.provide("social", [sources, agency.name, card], async (file) => {
        const { renderPng, measureText } = await (renderer ??= createRenderer(store));
        const drawing = drawSubject(card.subject);
        writeFileSync(file, await renderPng(socialCard({ ...card, agency, drawing }, measureText)));
      });
      const target = join(outDir, socialImagePath(path));
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(image, target);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, writeQueued));
  store.removeUnused("social");
}

interface SocialCard extends Pick<SocialPage, "title" | "code" | "slogan"> {
  agency: Pick<Agency, "name">;
  drawing: Drawing;
}

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE;
const LEFT = 68;
const RAIL_X = 36;
const DIVIDER_X = 640;
const FOOTER_Y = 546;

const LOGO = logoSvg({ ink: LIGHT.ink, signal: FIXED.signal });

/**
 * Draws a page's social image as SVG: name and title on the left, the page's drawing on the right, slogan and
 * sheet code at the bottom.
 */
function socialCard({ title, code, agency, slogan, drawing }: SocialCard, measureText: MeasureText): string {
  const { lines, fontSize } = fitTitle(title, DIVIDER_X - LEFT - 28, measureText);
  const step = fontSize * 1.02;
  const top = 128 + (FOOTER_Y - 128 - lines.length * step) / 2 + fontSize * 0.82;
  const spans = lines
    .map(
      (line, index) =>
        `<tspan x="${LEFT - 3}" y="${Math.round(top + index * step)}">${escapeText(line)}</tspan>`,
    )
    .join("");
  const picture = toStandaloneSvg(drawing, {
    width: WIDTH - DIVIDER_X,
    height: FOOTER_Y,
    margin: 36,
  }).replace("<svg ", `<svg x="${DIVIDER_X}" y="0" `);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${LIGHT.paper}"/>`,
    `<path d="M${RAIL_X} 0V${HEIGHT}M${DIVIDER_X} 0V${FOOTER_Y}" stroke="${LIGHT.line}" stroke-width="1.5"/>`,
    picture,
    `<path d="M0 ${FOOTER_Y}H${WIDTH}" stroke="${LIGHT.ink}" stroke-width="2"/>`,
    `<g transform="translate(${LEFT} 54) scale(1.35)">${LOGO}</g>`,
    `<g fill="${LIGHT.ink}" font-family="Archivo">`,
    `<text x="${LEFT + 72}" y="87" font-size="30" letter-spacing="-.6">${escapeText(agency.name)}</text>`,
    `<text font-size="${fontSize}" letter-spacing="${(TRACKING * fontSize).toFixed(2)}">${spans}</text>`,
    `<text x="${WIDTH - 48}" y="604" font-size="46" letter-spacing="-1.2" text-anchor="end">${escapeText(code)}</text>`,
    `<text x="${LEFT}" y="597" font-size="23" letter-spacing="-.2" fill="${LIGHT["ink-2"]}">${escapeText(slogan)}</text>`,
    `</g>`,
    `</svg>`,
  ].join("");
}

const SIZES = [76, 70, 64, 58, 52, 46];
/** Font size for measuring; widths scale linearly. */
const MEASURING_SIZE = 100;
const MAX_LINES = 5;
const TRACKING = -0.034;

/**
 * Breaks a title into lines at the largest font size that fits.
 * @param width width of the column in pixels
 */
export function fitTitle(title: string, width: number, measureText: MeasureText) {
  const fitsAt =
    (fontSize: number) =>
    (line: string): boolean => {
      const lineWidth = widthsByLine.get(line) ?? measureText(line, MEASURING_SIZE) / MEASURING_SIZE;
      widthsByLine.set(line, lineWidth);
      return (lineWidth + line.length * TRACKING) * fontSize <= width;
    };
  const words = title.split(/\s+/);
  for (const fontSize of SIZES) {
    const lines = breakLines(words, fitsAt(fontSize));
    const fits = lines.length <= MAX_LINES && lines.every(fitsAt(fontSize));
    if (fits && lines.length * fontSize <= MAX_LINES * 62) return { lines, fontSize };
  }
  const fontSize = SIZES.at(-1) ?? 46;
  return { lines: breakLines(words, fitsAt(fontSize)), fontSize };
}

function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Widths at a font size of 1 pixel, cached because each measurement parses the font again. */
const widthsByLine = new Map<string, number>();
