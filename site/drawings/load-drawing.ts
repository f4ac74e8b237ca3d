import type { Language } from "../../model/languages.ts";
import { describeChoice } from "../../model/source/describe-issue.ts";
import { listDrawingFiles, readDrawingFile } from "./drawing-files.ts";
import { escapeText } from "./svg-markup.ts";
import type { Site } from "../../model/kinds/site.ts";

/** A line drawing as data. */
export interface Drawing {
  /** Frame in user units; one unit is about one CSS pixel at natural size. */
  viewBox: readonly [left: number, top: number, width: number, height: number];
  /** SVG markup. Colors and strokes come from classes in `site/styles/drawings.css`. */
  body: string;
  /** Text alternative; absent if the drawing is decorative. */
  label?: string;
  /** Whether the drawing is shown small, as on cards, and therefore needs thinner lines. */
  isSmall?: boolean;
}

/** Texts of a drawing's slots, in the language of the page. `{count}` is a placeholder for the slot's number. */
export interface DrawingTexts {
  language: Language;
  slots: Readonly<Record<string, string>>;
}

interface DrawingFile {
  viewBox: Drawing["viewBox"];
  /** Frames for a language, or for the drawing without labels, if they differ. */
  views: ReadonlyMap<string, Drawing["viewBox"]>;
  body: string;
  isSmall: boolean;
}

const LABELS = /<g id="labels"[^>]*>.*?<\/g>/;
const DETAIL = /<\w+ [^>]*class="[^"]* detail"[^>]*\/>/g;
const SLOT = /<text([^>]*) data-slot="([\w-]+)"([^>]*)>(.*?)<\/text>/g;

const files = new Map<string, DrawingFile>();

/**
 * Returns a drawing from its SVG file. `docs/content/drawings.md` describes the format.
 * @param name path in this folder without the extension, such as `covers/takeoff`
 * @param texts texts of the labels. Without them, the drawing has no labels, and a cover is for small sizes, with
 * thinner and fewer lines.
 * @throws Error if there is no such file, with the nearest name
 */
export function loadDrawing(name: string, texts?: DrawingTexts): Drawing {
  const file = readDrawing(name);
  const isSmall = file.isSmall || (texts === undefined && name.startsWith("covers/"));
  const withLabels = texts === undefined ? file.body.replace(LABELS, "") : file.body;
  const withDetail = isSmall ? withLabels.replaceAll(DETAIL, "") : withLabels.replaceAll(' detail"', '"');
  const body = withDetail.replaceAll(SLOT, (_, start: string, slot: string, end: string, sample: string) => {
    const [count, number = ""] = / data-count="(\d+)"/.exec(end) ?? [""];
    const text = texts?.slots[slot]?.replace("{count}", Number(number).toLocaleString("en-US"));
    return `<text${start}${end.replace(count, "")}>${text === undefined ? sample : fillSlot(sample, text)}</text>`;
  });
  return {
    viewBox: file.views.get(texts === undefined ? "unlabeled" : texts.language) ?? file.viewBox,
    body: removeUnusedIds(body),
    isSmall,
  };
}

/** @throws Error if there is no such file, with the nearest name */
export function checkDrawing(name: string): void {
  readDrawing(name);
}

function readDrawing(name: string): DrawingFile {
  const file = files.get(name) ?? parseFile(name);
  files.set(name, file);
  return file;
}

function parseFile(name: string): DrawingFile {
  const text = readDrawingFile(name);
  if (text === undefined)
    throw new Error(`site/drawings has no such drawing: ${describeChoice(name, listDrawingFiles())}`);
  const [, attributes, content] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(text) ?? [];
  if (attributes === undefined || content === undefined)
    throw new Error(`site/drawings/${name}.svg has no <svg> element`);
  const views = [...content.matchAll(/<view\b([^>]*)\/>/g)].map(
    ([, view = ""]) => [readAttribute(view, "id"), readViewBox(view)] as const,
  );
  return {
    viewBox: readViewBox(attributes),
    views: new Map(views),
    // Style and metadata are for drawing programs.
    body: content
      .replaceAll(
        /<!--.*?-->|<(style|metadata|title|desc)\b.*?<\/\1>|<(view|sodipodi:namedview)\b[^>]*\/>/gs,
        "",
      )
      .replaceAll(/ (?:inkscape|sodipodi):[\w-]+="[^"]*"/g, "")
      .replaceAll(/>\s+</g, "><")
      .trim(),
    isSmall: readAttribute(attributes, "class").split(" ").includes("draw-small"),
  };
}

const readAttribute = (tag: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

function readViewBox(tag: string): Drawing["viewBox"] {
  const [left = 0, top = 0, width = 0, height = 0] = readAttribute(tag, "viewBox")
    .split(/[\s,]+/)
    .map(Number);
  return [left, top, width, height];
}

/**
 * Fills a slot with a text. In a slot of several lines, each line takes a word, and the last one the rest. Fewer lines
 * are centered vertically.
 */
function fillSlot(sample: string, text: string): string {
  const lines = [...sample.matchAll(/<tspan\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  const words = text.split(" ");
  const usedLines = lines.slice(0, words.length);
  const heights = lines.map((line) => Number(readAttribute(line, "y")));
  const shift = ((heights.at(-1) ?? 0) - (heights[usedLines.length - 1] ?? 0)) / 2;
  if (usedLines.length === 0) return escapeText(text);
  return usedLines
    .map((attributes, index) => {
      const y = Math.round((heights[index]! + shift) * 10) / 10;
      const line = words.slice(index, index === usedLines.length - 1 ? undefined : index + 1).join(" ");
      return `<tspan${attributes.replace(/ y="[^"]*"/, ` y="${y}"`)}>${escapeText(line)}</tspan>`;
    })
    .join("");
}

/** Removes the ids of groups, which are names of layers in drawing programs. */
function removeUnusedIds(body: string): string {
  const usedIds = new Set(
    [...body.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href),
  );
  return body.replaceAll(/ id="([^"]*)"/g, (attribute, id: string) => (usedIds.has(id) ? attribute : ""));
}

/** Returns the texts of dimensions and quantities, which several drawings share. */
export const drawingTexts = ({ language, layout }: Pick<Site, "language" | "layout">): DrawingTexts => ({
  language,
  slots: layout.drawings,
});

/** Returns the texts of the home page's drawings. The drawing for phones has each dimension in two lines. */
export function homeDrawingTexts({ language, home }: Pick<Site, "language" | "home">): DrawingTexts {
  const { openPosition, length, depth } = home.hero.drawing;
  return {
    language,
    slots: {
      "open-position": openPosition,
      ...splitDimension("length", length),
      ...splitDimension("depth", depth),
    },
  };
}

/** Splits a dimension such as "14 days, order to offer" into its figure, which is two words, and a note. */
function splitDimension(slot: string, text: string): DrawingTexts["slots"] {
  const [first = "", second = "", ...rest] = text.split(" ");
  return {
    [slot]: text,
    [`${slot}-figure`]: `${first} ${second}`.replace(/,$/, ""),
    [`${slot}-note`]: rest.join(" "),
  };
}
