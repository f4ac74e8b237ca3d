import type { Position } from "geojson";
import { loadStatesTopology, type StatesTopology } from "./atlas.ts";

let weights: Float64Array[] | undefined;

/**
 * Simplifies the states' borders (Douglas–Peucker), which neighboring states still share. Point weights are
 * computed once for all tolerances.
 * @param tolerance in degrees of latitude
 */
export function simplifyTopology(tolerance: number): StatesTopology {
  const topology = loadStatesTopology();
  const arcWeights = (weights ??= topology.arcs.map(pointWeights));
  const arcs = topology.arcs.map((arc, index) =>
    arc.filter((_, pointIndex) => arcWeights[index]![pointIndex]! > tolerance),
  );
  return { ...topology, arcs };
}

/**
 * Returns, for each point of `line`, the tolerance in degrees of latitude up to which the point is kept. The tolerance
 * is infinite for both ends. For a ring, it is infinite for two more points, because the ring would otherwise collapse.
 */
function pointWeights(line: readonly Position[]): Float64Array {
  const last = line.length - 1;
  const weights = new Float64Array(line.length);
  weights[0] = weights[last] = Infinity;
  const isRing = last > 2 && distance(line[0]!, line[last]!, line[last]!) < 1e-9;
  const fixedIndexes = isRing ? [0, Math.round(last / 3), Math.round((last * 2) / 3), last] : [0, last];
  for (const index of fixedIndexes) weights[index] = Infinity;
  const pendingParts = fixedIndexes
    .slice(1)
    .map((to, index) => ({ from: fixedIndexes[index]!, to, limit: Infinity }));
  for (let part = pendingParts.pop(); part; part = pendingParts.pop()) {
    const { from, to, limit } = part;
    let [farthest, reach] = [-1, -1];
    for (let index = from + 1; index < to; index++) {
      const deviation = distance(line[index]!, line[from]!, line[to]!);
      if (deviation > reach) [farthest, reach] = [index, deviation];
    }
    if (farthest < 0) continue;
    // The cap ensures that a point is never removed before the points inside the segments that it splits.
    const weight = Math.min(limit, reach);
    weights[farthest] = weight;
    pendingParts.push({ from, to: farthest, limit: weight }, { from: farthest, to, limit: weight });
  }
  return weights;
}

/** Returns the distance from `point` to the segment `from`–`to`, in degrees of latitude. */
function distance(point: Position, from: Position, to: Position): number {
  const longitudeScale = Math.cos((point[1]! * Math.PI) / 180);
  const runX = (to[0]! - from[0]!) * longitudeScale;
  const runY = to[1]! - from[1]!;
  const offX = (point[0]! - from[0]!) * longitudeScale;
  const offY = point[1]! - from[1]!;
  const length = runX * runX + runY * runY;
  const fraction = length === 0 ? 0 : Math.max(0, Math.min(1, (offX * runX + offY * runY) / length));
  return Math.sqrt((offX - fraction * runX) ** 2 + (offY - fraction * runY) ** 2);
}
