import { type Drawing, type DrawingTexts, loadDrawing } from "./load-drawing.ts";
import { stateMap, type MappedState } from "./maps/state-map.ts";
import { usMap, type UsMapState } from "./maps/us-map.tsx";

/**
 * What a page's social image shows, as data: a drawing's name, or data to draw. Subjects are cheap to compare, and are
 * drawn only if the image is not cached.
 */
export type DrawingSubject =
  | { kind: "drawing"; name: string; texts?: DrawingTexts }
  | { kind: "state"; state: MappedState }
  | { kind: "country"; states: UsMapState[] };

const HIGHLIGHTED_STATE = "texas";

const DEFAULT_DRAWINGS = ["construction", "engineering", "permanent", "fractional"];

/**
 * Returns the subject for a page without its own drawing: a service's drawing, chosen by the length of the
 * path's last segment.
 */
export function chooseDefaultSubject(path: string): DrawingSubject {
  const { length } = path.split("/").at(-1) ?? "";
  return { kind: "drawing", name: `services/${DEFAULT_DRAWINGS[length % DEFAULT_DRAWINGS.length]}` };
}

export function drawSubject(subject: DrawingSubject): Drawing {
  switch (subject.kind) {
    case "drawing":
      return loadDrawing(subject.name, subject.texts);
    case "state":
      return stateMap(subject.state, { isCompact: true });
    case "country":
      return countryDrawing(subject.states);
  }
}

function countryDrawing(states: readonly UsMapState[]): Drawing {
  const { viewBox, states: shapes } = usMap(states);
  const body = shapes
    .map(({ slug, path }) => `<path class="left${slug === HIGHLIGHTED_STATE ? " orange" : ""}" d="${path}"/>`)
    .join("");
  return { viewBox, body };
}
