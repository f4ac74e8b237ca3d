import type { Drawing } from "./drawing.ts";
import type { Box3 } from "./box3.ts";
import { depthOrder } from "./depth-order.ts";
import { formatNumber, pathData, roundToTenth } from "./path-data.ts";
import { type Part, visibleMarkup } from "./visible-parts.ts";
import { project, type Point2, type Point3 } from "./projection.ts";

type Solid = { box: Box3; parts: readonly Part[] };
type Layer = { flats: string[]; solids: Solid[] };

/** The layers of a plain scene: lines on the ground, what is built, what hangs above it, and tags over all. */
const PLAIN_LAYERS = ["ground", "work", "hoist", "notes"] as const;

export type SceneOptions = {
  /** Names of the layers in painting order; `PLAIN_LAYERS` unless the drawing is taken apart by CSS. */
  layers?: readonly string[];
  /** Wrap every layer in a `<g class="…">` so that CSS can reach it. */
  isGrouped?: boolean;
  /** Off for a small cell, where the lines of flanges and webs run together. */
  hasMemberDetail?: boolean;
};

/**
 * Collects the parts of one drawing. A solid part has a box in space and is painted in depth order within its layer;
 * a flat part is painted in the order given, before the solids of its layer.
 */
export class Scene {
  readonly scale: number;
  readonly hasMemberDetail: boolean;
  #layers: Map<string, Layer>;
  #current = "work";
  #isGrouped: boolean;
  #low: [number, number] = [Infinity, Infinity];
  #high: [number, number] = [-Infinity, -Infinity];

  /** `scale`: user units per unit of space (6 ft); 8 to 15. */
  constructor(
    scale: number,
    { layers = PLAIN_LAYERS, isGrouped = false, hasMemberDetail = true }: SceneOptions = {},
  ) {
    this.scale = scale;
    this.hasMemberDetail = hasMemberDetail;
    this.#layers = new Map(layers.map((name) => [name, { flats: [], solids: [] }]));
    this.#isGrouped = isGrouped;
  }

  /** Adds everything that `draw` adds to the layer `name`. */
  inLayer(name: string, draw: () => void): void {
    if (!this.#layers.has(name))
      throw new Error(`The scene has no layer "${name}"; it has ${[...this.#layers.keys()].join(", ")}`);
    const previous = this.#current;
    this.#current = name;
    draw();
    this.#current = previous;
  }

  /** The point on the sheet; widens the drawing's frame to hold it. */
  project(point: Point3): Point2 {
    const projected = project(point, this.scale);
    this.include(projected);
    return projected;
  }

  /** Widens the drawing's frame to hold a point of the sheet. */
  include([x, y]: Point2): void {
    this.#low = [Math.min(this.#low[0], x), Math.min(this.#low[1], y)];
    this.#high = [Math.max(this.#high[0], x), Math.max(this.#high[1], y)];
  }

  /** Path data of a line through points in space. */
  path(points: readonly Point3[], isClosed = false): string {
    return pathData(
      points.map((point) => this.project(point)),
      isClosed,
    );
  }

  /** A filled face in the given class, as a piece of a solid. */
  face(corners: readonly Point3[], className: string): Part {
    const face = corners.map((corner) => this.project(corner));
    return { face, svg: `<path class="${className}" d="${pathData(face, true)}"/>` };
  }

  /** Path data of several separate lines. */
  paths(lines: readonly (readonly Point3[])[]): string {
    return lines.map((line) => this.path(line)).join("");
  }

  /** Adds a convex solid; `parts` is its markup, piece by piece where its faces may be left out when hidden. */
  addSolid(box: Box3, parts: string | readonly Part[]): void {
    this.#layer().solids.push({ box, parts: typeof parts === "string" ? [{ svg: parts }] : parts });
  }

  addFlat(svg: string): void {
    this.#layer().flats.push(svg);
  }

  /** Adds lines in the given class as one flat path. */
  addLines(lines: readonly (readonly Point3[])[], className: string): void {
    this.addFlat(`<path class="${className}" d="${this.paths(lines)}"/>`);
  }

  /** Solids of all layers in the order in which they are painted. */
  paintedSolids(): Solid[] {
    return [...this.#layers.values()].flatMap(({ solids }) => sorted(solids));
  }

  /** The finished drawing with `padding` user units around it. */
  toDrawing({ padding = 14, label }: { padding?: number; label?: string } = {}): Drawing {
    const body = this.#isGrouped ? this.#groupedMarkup() : this.#markupOf([...this.#layers.values()]);
    const [left, top] = this.#low;
    const [right, bottom] = this.#high;
    const frame = [left - padding, top - padding, right - left + 2 * padding, bottom - top + 2 * padding];
    return { viewBox: frame.map(roundToTenth) as Drawing["viewBox"], body, ...(label ? { label } : {}) };
  }

  /** Each layer as a group. What a later group hides stays: it is seen until that group appears. */
  #groupedMarkup(): string {
    return [...this.#layers]
      .map(([name, layer]) => [name, this.#markupOf([layer])])
      .filter(([, markup]) => markup)
      .map(([name, markup]) => `<g class="${name}">${markup}</g>`)
      .join("");
  }

  #markupOf(layers: readonly Layer[]): string {
    const painted = layers.flatMap(({ flats, solids }) => [
      ...flats.map((svg): Part[] => [{ svg }]),
      ...sorted(solids).map(({ parts }) => parts),
    ]);
    return visibleMarkup(painted, this.#low, this.#high);
  }

  #layer(): Layer {
    return this.#layers.get(this.#current)!;
  }
}

/** A point as SVG attributes take it: `[x, y]`, each to one decimal. */
export function formatPoint([x, y]: Point2): [x: string, y: string] {
  return [formatNumber(x), formatNumber(y)];
}

function sorted(solids: readonly Solid[]): Solid[] {
  return depthOrder(solids.map(({ box }) => box)).map((index) => solids[index]!);
}
