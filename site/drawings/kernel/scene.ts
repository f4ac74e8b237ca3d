import type { Drawing } from "./drawing.ts";
import type { Box3 } from "./box3.ts";
import { depthOrder } from "./depth-order.ts";
import { formatNumber, pathData, roundToTenth } from "./path-data.ts";
import { type Part, visibleMarkup } from "./visible-parts.ts";
import { project, type Point2, type Point3 } from "./projection.ts";

type Solid = { box: Box3; parts: readonly Part[] };
type Layer = { flats: string[]; solids: Solid[] };

/** Default layers in painting order: lines on the ground, a crane, structures, hanging loads, and tags on top. */
const PLAIN_LAYERS = ["ground", "crane", "work", "hoist", "notes"] as const;

type SceneOptions = {
  /** Layers in painting order, instead of the default ones. Each becomes a group whose class is its name. */
  groups?: readonly string[];
  /** Whether to draw the lines of flanges and webs. False for small drawings, where the lines would merge. */
  hasMemberDetail?: boolean;
};

/**
 * Collects the parts of a drawing. Solids have a bounding box, and are painted in depth order within their
 * layer. Flat parts are painted in insertion order, before the layer's solids.
 */
export class Scene {
  readonly scale: number;
  readonly hasMemberDetail: boolean;
  #layers: Map<string, Layer>;
  #current = "work";
  #isGrouped: boolean;
  #low: [number, number] = [Infinity, Infinity];
  #high: [number, number] = [-Infinity, -Infinity];

  /** @param scale user units per unit of space (about 6 ft), from 8 to 15 */
  constructor(scale: number, { groups, hasMemberDetail = true }: SceneOptions = {}) {
    this.scale = scale;
    this.hasMemberDetail = hasMemberDetail;
    this.#layers = new Map((groups ?? PLAIN_LAYERS).map((name) => [name, { flats: [], solids: [] }]));
    this.#isGrouped = groups !== undefined;
  }

  /** Draws in a layer, and returns what `draw` returns. */
  inLayer<Result>(name: string, draw: () => Result): Result {
    if (!this.#layers.has(name))
      throw new Error(
        `The scene has no layer "${name}"; its layers are ${[...this.#layers.keys()].join(", ")}`,
      );
    const previous = this.#current;
    this.#current = name;
    const result = draw();
    this.#current = previous;
    return result;
  }

  /** Projects a point, and extends the drawing's bounds to include it. */
  project(point: Point3): Point2 {
    const projectedPoint = project(point, this.scale);
    this.include(projectedPoint);
    return projectedPoint;
  }

  include([x, y]: Point2): void {
    this.#low = [Math.min(this.#low[0], x), Math.min(this.#low[1], y)];
    this.#high = [Math.max(this.#high[0], x), Math.max(this.#high[1], y)];
  }

  path(points: readonly Point3[], isClosed = false): string {
    return pathData(
      points.map((point) => this.project(point)),
      isClosed,
    );
  }

  face(corners: readonly Point3[], className: string): Part {
    const face = corners.map((corner) => this.project(corner));
    return { face, svg: `<path class="${className}" d="${pathData(face, true)}"/>` };
  }

  paths(lines: readonly (readonly Point3[])[]): string {
    return lines.map((line) => this.path(line)).join("");
  }

  /** Adds a convex solid. `parts` is its markup, split by face if hidden faces can be omitted. */
  addSolid(box: Box3, parts: string | readonly Part[]): void {
    this.#layer().solids.push({ box, parts: typeof parts === "string" ? [{ svg: parts }] : parts });
  }

  addFlat(svg: string): void {
    this.#layer().flats.push(svg);
  }

  addLines(lines: readonly (readonly Point3[])[], className: string): void {
    this.addFlat(`<path class="${className}" d="${this.paths(lines)}"/>`);
  }

  paintedSolids(): Solid[] {
    return [...this.#layers.values()].flatMap(({ solids }) => sortByDepth(solids));
  }

  /** Returns the finished drawing with `padding` user units around it. */
  toDrawing(padding = 14): Drawing {
    const body = this.#isGrouped ? this.#groupedMarkup() : this.#markupOf([...this.#layers.values()]);
    const [left, top] = this.#low;
    const [right, bottom] = this.#high;
    const frame = [left - padding, top - padding, right - left + 2 * padding, bottom - top + 2 * padding];
    return { viewBox: frame.map(roundToTenth) as Drawing["viewBox"], body };
  }

  /**
   * Returns the markup of each layer as a group. Parts hidden by a later group are included because they are
   * visible until that group appears.
   */
  #groupedMarkup(): string {
    return [...this.#layers]
      .map(([name, layer]) => [name, this.#markupOf([layer])])
      .filter(([, markup]) => markup)
      .map(([name, markup]) => `<g class="${name}">${markup}</g>`)
      .join("");
  }

  #markupOf(layers: readonly Layer[]): string {
    const paintedParts = layers.flatMap(({ flats, solids }) => [
      ...flats.map((svg): Part[] => [{ svg }]),
      ...sortByDepth(solids).map(({ parts }) => parts),
    ]);
    return visibleMarkup(paintedParts, this.#low, this.#high);
  }

  #layer(): Layer {
    return this.#layers.get(this.#current)!;
  }
}

export function formatPoint([x, y]: Point2): [x: string, y: string] {
  return [formatNumber(x), formatNumber(y)];
}

function sortByDepth(solids: readonly Solid[]): Solid[] {
  return depthOrder(solids.map(({ box }) => box)).map((index) => solids[index]!);
}
