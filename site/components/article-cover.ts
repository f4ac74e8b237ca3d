import { createHash } from "node:crypto";
import { loadDrawing } from "../drawings/load-drawing.ts";
import { toStandaloneSvg } from "../drawings/standalone-svg.ts";

/**
 * An article's cover as a separate file, so that pages with many covers stay small and browsers can cache
 * each cover.
 */
export interface ArticleCover {
  path: string;
  svg: string;
  /** Intrinsic width in pixels, at which strokes have their nominal width. */
  width: number;
  height: number;
}

const HEIGHT = 280;
const covers = new Map<string, ArticleCover>();

/**
 * Returns a cover without labels, for cards.
 * @param picture name of a file in `site/drawings/covers`
 */
export function getArticleCover(picture: string): ArticleCover {
  const cover = covers.get(picture) ?? createCover(picture);
  covers.set(picture, cover);
  return cover;
}

function createCover(picture: string): ArticleCover {
  const drawing = loadDrawing(`covers/${picture}`);
  const [, , drawnWidth, drawnHeight] = drawing.viewBox;
  const size = { width: Math.round((drawnWidth / drawnHeight) * HEIGHT), height: HEIGHT };
  const svg = toStandaloneSvg(drawing, { ...size, margin: 4 });
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  return { path: `/covers/${picture}-${hash}.svg`, svg, ...size };
}
