import type { Scene } from "../kernel/scene.ts";
import { beam } from "../primitives/beam.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { column } from "../primitives/column.ts";
import { ribsAlongX } from "../primitives/face-lines.ts";
import { braceBay } from "./brace-bay.ts";

/** A beam along x from the node at (column, row), at the top of `story`, which counts from 1. */
export type FrameBeam = { column: number; row: number; story: number };

export type SteelFrame = {
  /** Number of stories of each bay, as `stories[column][row]`. Columns are counted along x, rows along y. */
  stories: readonly (readonly number[])[];
  bay?: number;
  storyHeight?: number;
  /** Highest story whose floor has metal deck. Floors above it have joists. */
  deckedStories?: number;
  /** Braced bays of the front (last) row, as pairs of bay column and story. */
  braces?: readonly (readonly [column: number, story: number])[];
  /** Returns how far the column at a node extends above its highest story. */
  stubHeight?: (stories: number, column: number) => number;
  /** A beam that is not set yet. */
  openBeam?: FrameBeam;
  highlightedBeam?: FrameBeam;
  /** Whether the nearest column and its beams are not set yet. */
  hasOpenCorner?: boolean;
  origin?: readonly [x: number, y: number];
  /**
   * Returns the layer name of a story, for scenes with one layer per story. Story 0 contains the slab and
   * base plates.
   */
  layerOf?: (story: number) => string;
};

export const COLUMN_WIDTH = 0.56;
const BEAM_WIDTH = 0.34;
export const BEAM_DEPTH = 0.62;

/**
 * Draws a multi-story steel frame: columns at the nodes, beams between them, floors of deck or joists, and
 * optional bracing.
 */
export function steelFrame(scene: Scene, options: SteelFrame): void {
  const { stories, bay = 6, storyHeight = 3.6, deckedStories = 2, braces = [] } = options;
  const { stubHeight = () => 0, openBeam, highlightedBeam, hasOpenCorner = false } = options;
  const { origin: [originX, originY] = [0, 0], layerOf } = options;
  const columns = stories.length;
  const rows = stories[0]?.length ?? 0;
  const storiesAt = (column: number, row: number) => stories[column]?.[row] ?? 0;
  const nodeStories = (i: number, j: number) =>
    Math.max(storiesAt(i, j), storiesAt(i - 1, j), storiesAt(i, j - 1), storiesAt(i - 1, j - 1));
  const x = (column: number) => originX + column * bay;
  const y = (row: number) => originY + row * bay;
  const nodes = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => ({
    i: Math.floor(index / (rows + 1)),
    j: index % (rows + 1),
  })).filter(({ i, j }) => nodeStories(i, j) > 0);
  const isOpenCorner = (i: number, j: number) => hasOpenCorner && i === columns && j === rows;

  const drawBase = () => {
    box(scene, [originX - 1, originY - 1, -0.5], [columns * bay + 2, rows * bay + 2, 0.5], {
      hatch: concreteHatch.cut,
    });
    for (const { i, j } of nodes) box(scene, [x(i) - 0.55, y(j) - 0.55, 0], [1.1, 1.1, 0.12]);
  };

  const drawColumns = (story: number) => {
    for (const { i, j } of nodes) {
      const topStory = nodeStories(i, j);
      if (story <= topStory && !isOpenCorner(i, j)) {
        column(scene, {
          foot: [x(i), y(j), (story - 1) * storyHeight],
          height: storyHeight,
          width: COLUMN_WIDTH,
        });
      }
      const stub = story === topStory ? stubHeight(topStory, i) : 0;
      if (stub > 0)
        column(scene, { foot: [x(i), y(j), topStory * storyHeight], height: stub, width: COLUMN_WIDTH });
    }
  };

  const drawBeams = (story: number) => {
    const z = story * storyHeight;
    for (const { i, j } of nodes) {
      for (const along of ["x", "y"] as const) {
        const isBeam = (beam: FrameBeam | undefined) =>
          along === "x" && beam?.column === i && beam.row === j && beam.story === story;
        const adjacentStories = along === "x" ? storiesAt(i, j - 1) : storiesAt(i - 1, j);
        const isOpen = isBeam(openBeam) || (along === "x" ? isOpenCorner(i + 1, j) : isOpenCorner(i, j + 1));
        if (isOpen || Math.max(storiesAt(i, j), adjacentStories) < story) continue;
        const shift = COLUMN_WIDTH / 2;
        beam(scene, {
          start: along === "x" ? [x(i) + shift, y(j), z] : [x(i), y(j) + shift, z],
          length: bay - COLUMN_WIDTH,
          along,
          width: BEAM_WIDTH,
          depth: BEAM_DEPTH,
          isHighlighted: isBeam(highlightedBeam),
        });
      }
    }
  };

  const drawFloor = (story: number) => {
    const z = story * storyHeight;
    const clearSpan = bay - BEAM_WIDTH;
    for (const { i, j } of nodes) {
      if (storiesAt(i, j) < story) continue;
      const startY = y(j) + BEAM_WIDTH / 2;
      if (story <= deckedStories) {
        box(scene, [x(i) + BEAM_WIDTH / 2, startY, z - 0.16], [clearSpan, clearSpan, 0.16], {
          lines: [ribsAlongX(0.72)],
        });
      } else {
        for (const fraction of [1 / 3, 2 / 3])
          box(scene, [x(i) + bay * fraction - 0.09, startY, z - 0.42], [0.18, clearSpan, 0.36]);
      }
    }
  };

  const inStory = (story: number, draw: () => void) =>
    layerOf ? scene.inLayer(layerOf(story), draw) : draw();
  inStory(0, drawBase);
  for (let story = 1; story <= Math.max(...stories.flat()); story++) {
    inStory(story, () => {
      drawColumns(story);
      drawBeams(story);
      drawFloor(story);
      for (const [column, braced] of braces) {
        if (braced !== story) continue;
        const bottom = (story - 1) * storyHeight;
        braceBay(scene, {
          from: [x(column) + COLUMN_WIDTH / 2, bottom + 0.1],
          to: [x(column + 1) - COLUMN_WIDTH / 2, bottom + storyHeight - BEAM_DEPTH],
          y: y(rows) + 0.1,
        });
      }
    });
  }
}
