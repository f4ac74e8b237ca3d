import { geoBounds, geoContains } from "d3-geo";
import { loadStatesTopology, withoutIslets, stateOutline } from "../../../../site/drawings/maps/atlas.ts";
import type { MappedState } from "../../../../site/drawings/maps/state-map.ts";
import { shippedSite } from "../../../shipped-content.ts";

const NAMES = ["Springfield", "Port St. Lucie", "Rome", "North Little Rock", "Mount Pleasant"];

/** All states, each with cities spread from one edge to the other. */
export const sampleStates = (): MappedState[] =>
  shippedSite.states.map(({ name, slug }) => ({ name, slug, cities: citiesIn(name) }));

function citiesIn(name: string): MappedState["cities"] {
  const outline = withoutIslets(stateOutline(loadStatesTopology(), name));
  const [[west, south], [eastOrWrapped, north]] = geoBounds(outline);
  const east = eastOrWrapped < west ? eastOrWrapped + 360 : eastOrWrapped;
  const pointsInside: { lat: number; lon: number }[] = [];
  for (let row = 1; row < 16; row++) {
    for (let column = 1; column < 16; column++) {
      const lon = west + ((east - west) * column) / 16;
      const lat = south + ((north - south) * row) / 16;
      if (geoContains(outline, [lon, lat])) pointsInside.push({ lat, lon: lon > 180 ? lon - 360 : lon });
    }
  }
  return NAMES.map((city, index) => ({
    name: city,
    ...pointsInside[Math.floor((pointsInside.length - 1) * (index / 4))]!,
  }));
}
