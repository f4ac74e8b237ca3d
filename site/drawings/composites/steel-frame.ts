import type { Scene } from "../kernel/scene.ts";
import { beam } from "../primitives/beam.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { column } from "../primitives/column.ts";
import { ribsAlongX } from "../primitives/face-lines.ts";
import { braceBay } from "./brace-bay.ts";

/**
 * A beam between two adjacent nodes. It runs along x or y from the node at (column, row), at the top of
 * `story`, which counts from 1.
 */
type FrameBeam = { along: "x" | "y"; column: number; row: number; story: number };
type FrameColumn = { column: number; row: number; story: number };

type SteelFrame = {
  /** Number of stories of each bay, as `stories[column][row]`. Columns are counted along x, rows along y. */
  stories: readonly (readonly number[])[];
  bay?: number;
  storyHeight?: number;
  /** Highest story whose floor has metal deck. Floors above it have joists. */
  deckedStories?: number;
  /** Braced bays of the front (last) row, as pairs of bay column and story. */
  braces?: readonly (readonly [column: number, story: number])[];
  /** Returns how far the column at a node extends above its highest story. */
  stubHeight?: (column: number, row: number, stories: number) => number;
  isOmitted?: (member: FrameBeam) => boolean;
  isColumnOmitted?: (member: FrameColumn) => boolean;
  isHighlighted?: (member: FrameBeam) => boolean;
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
const never = () => false;

/**
 * Draws a multi-story steel frame: columns at the nodes, beams between them, floors of deck or joists, and
 * optional bracing.
 */
export function steelFrame(scene: Scene, options: SteelFrame): void {
  const { stories, bay = 6, storyHeight = 3.6, deckedStories = 2, braces = [] } = options;
  const { stubHeight = () => 0, isOmitted = never, isColumnOmitted = never, isHighlighted = never } = options;
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

  const drawBase = () => {
    box(scene, [originX - 1, originY - 1, -0.5], [columns * bay + 2, rows * bay + 2, 0.5], {
      hatch: concreteHatch.cut,
    });
    for (const { i, j } of nodes) box(scene, [x(i) - 0.55, y(j) - 0.55, 0], [1.1, 1.1, 0.12]);
  };

  const drawColumns = (story: number) => {
    for (const { i, j } of nodes) {
      const topStory = nodeStories(i, j);
      if (story <= topStory && !isColumnOmitted({ column: i, row: j, story })) {
        column(scene, {
          foot: [x(i), y(j), (story - 1) * storyHeight],
          height: storyHeight,
          width: COLUMN_WIDTH,
        });
      }
      const stub = story === topStory ? stubHeight(i, j, topStory) : 0;
      if (stub > 0)
        column(scene, { foot: [x(i), y(j), topStory * storyHeight], height: stub, width: COLUMN_WIDTH });
    }
  };

  const drawBeams = (story: number) => {
    const z = story * storyHeight;
    for (const { i, j } of nodes) {
      for (const along of ["x", "y"] as const) {
        const member: FrameBeam = { along, column: i, row: j, story };
        const adjacentStories = along === "x" ? storiesAt(i, j - 1) : storiesAt(i - 1, j);
        if (Math.max(storiesAt(i, j), adjacentStories) < story || isOmitted(member)) continue;
        const shift = COLUMN_WIDTH / 2;
        beam(scene, {
          start: along === "x" ? [x(i) + shift, y(j), z] : [x(i), y(j) + shift, z],
          length: bay - COLUMN_WIDTH,
          along,
          width: BEAM_WIDTH,
          depth: BEAM_DEPTH,
          isHighlighted: isHighlighted(member),
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
