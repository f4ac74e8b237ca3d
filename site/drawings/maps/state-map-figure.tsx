import { DrawingFigure } from "../drawing-figure.tsx";
import { type MappedState, stateMap } from "./state-map.ts";

/**
 * The map of a state in two renderings; the box that it stands in decides which of them is shown:
 * the survey with coordinates and distances from 720 px, below it the compact one with names alone.
 */
export function StateMapFigure({ state }: { state: MappedState }) {
  return (
    <div className="state-map">
      <DrawingFigure className="state-map-full" drawing={stateMap(state)} />
      <DrawingFigure className="state-map-compact" drawing={stateMap(state, { isCompact: true })} />
    </div>
  );
}
