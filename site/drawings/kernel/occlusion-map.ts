import type { Point2 } from "./projection.ts";

/** Cell size in user units, small enough that no line shows through between cells. */
const CELL = 1;

/** Records which areas are covered by nearer faces. Faces are added from front to back. */
export class OcclusionMap {
  #left: number;
  #top: number;
  #columns: number;
  #cells: Uint8Array;

  constructor([left, top]: Point2, [right, bottom]: Point2) {
    this.#left = Math.floor(left / CELL) * CELL;
    this.#top = Math.floor(top / CELL) * CELL;
    this.#columns = Math.ceil((right - this.#left) / CELL) + 1;
    this.#cells = new Uint8Array(this.#columns * (Math.ceil((bottom - this.#top) / CELL) + 1));
  }

  cover(polygon: readonly Point2[]): void {
    this.#eachRow(polygon, (from, to) => {
      this.#cells.fill(1, from, to);
      return true;
    });
  }

  /** Whether a convex polygon is fully covered; false for a polygon that contains no cell center. */
  hides(polygon: readonly Point2[]): boolean {
    let count = 0;
    const isFullyHidden = this.#eachRow(polygon, (from, to) => {
      count += to - from;
      return !this.#cells.subarray(from, to).includes(0);
    });
    return isFullyHidden && count > 0;
  }

  #eachRow(polygon: readonly Point2[], visit: (from: number, to: number) => boolean): boolean {
    const heights = polygon.map(([, y]) => y);
    const first = Math.ceil((Math.min(...heights) - this.#top) / CELL - 0.5);
    const last = Math.floor((Math.max(...heights) - this.#top) / CELL - 0.5);
    for (let row = first; row <= last; row++) {
      const [low, high] = crossings(polygon, this.#top + (row + 0.5) * CELL);
      const from = Math.ceil((low - this.#left) / CELL - 0.5);
      const to = Math.floor((high - this.#left) / CELL - 0.5) + 1;
      if (to > from && !visit(row * this.#columns + from, row * this.#columns + to)) return false;
    }
    return true;
  }
}

function crossings(polygon: readonly Point2[], y: number): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  polygon.forEach(([x, fromY], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length]!;
    if (fromY <= y === nextY <= y) return;
    const crossingX = x + ((y - fromY) / (nextY - fromY)) * (nextX - x);
    low = Math.min(low, crossingX);
    high = Math.max(high, crossingX);
  });
  return [low, high];
}
