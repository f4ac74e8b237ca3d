import { createRequire } from "node:module";
import { transform } from "topojson-client";
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
function withPlainArcs({ transform: quantization, ...topology }: StatesTopology): StatesTopology {
  const toDegrees = transform(quantization!);
  return {
    ...topology,
    arcs: topology.arcs.map((arc) => arc.map((step, index) => toDegrees(step, index > 0))),
  };
}
