import { createRequire } from "node:module";
import type { GeometryCollection, Topology } from "topojson-specification";

/** US states from the Census Bureau's cartographic boundary files, as packaged by us-atlas. */
export type StatesTopology = Topology<{ states: GeometryCollection<{ name: string }> }>;

export type GeoLine = [number, number][];

export function getStateName({ properties }: { properties?: { name?: string } }): string {
  return properties?.name ?? "";
}

let atlas: StatesTopology | undefined;

export function loadStatesTopology(): StatesTopology {
  atlas ??= withPlainArcs(createRequire(import.meta.url)("us-atlas/states-10m.json") as StatesTopology);
  return atlas;
}

/** Dequantizes the arcs so that each can be simplified on its own. */
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
