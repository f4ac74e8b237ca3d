import { createHash } from "node:crypto";
import type { Article } from "../../model/kinds/articles.ts";
import { articleDrawing } from "../drawings/catalog.ts";
import type { Drawing } from "../drawings/kernel/drawing.ts";
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
const covers = new WeakMap<Drawing, ArticleCover>();

/** Returns an article's cover without annotations, for cards. Articles with the same drawing share a file. */
export function getArticleCover({ slug, drawing: topic }: Pick<Article, "slug" | "drawing">): ArticleCover {
  const drawing = articleDrawing(slug, topic);
  const cachedCover = covers.get(drawing);
  if (cachedCover !== undefined) return cachedCover;
  const [, , drawnWidth, drawnHeight] = drawing.viewBox;
  const size = { width: Math.round((drawnWidth / drawnHeight) * HEIGHT), height: HEIGHT };
  const svg = toStandaloneSvg(drawing, { ...size, margin: 4 });
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  const cover = { path: `/covers/${topic}-${hash}.svg`, svg, ...size };
  covers.set(drawing, cover);
  return cover;
}
