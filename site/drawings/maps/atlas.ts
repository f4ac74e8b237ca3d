import { createRequire } from "node:module";
import type { GeometryCollection, Topology } from "topojson-specification";

/** The states of the US Census Bureau's cartographic boundary files, as us-atlas packs them. */
export type StatesTopology = Topology<{ states: GeometryCollection<{ name: string }> }>;

/** A line in degrees: [longitude, latitude]. */
export type GeoLine = [number, number][];

/** The name of a state's geometry; topojson's types leave it open. */
export function nameOf({ properties }: { properties?: object }): string {
  return (properties as { name?: string } | undefined)?.name ?? "";
}

let atlas: StatesTopology | undefined;

/** The outlines of all states at 1:10,000,000, arcs as plain degrees. Read once. */
export function statesAtlas(): StatesTopology {
  atlas ??= withPlainArcs(createRequire(import.meta.url)("us-atlas/states-10m.json") as StatesTopology);
  return atlas;
}

/** The atlas stores arcs as whole-number steps; this undoes it, so that arcs can be simplified one by one. */
function withPlainArcs({ transform, ...topology }: StatesTopology): StatesTopology {
  if (!transform) return topology;
  const { scale, translate } = transform;
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX = 0, stepY = 0]) => {
      x += stepX;
      y += stepY;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  return { ...topology, arcs };
}
