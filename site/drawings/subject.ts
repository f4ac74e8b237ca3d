import { articleDrawing, pageDrawing, SERVICE_DRAWINGS, serviceDrawing } from "./catalog.ts";
import type { Drawing } from "./kernel/drawing.ts";
import { heroPhone } from "./heroes/hero-phone.ts";
import type { HeroText } from "./heroes/define-hero.ts";
import { stateMap, type MappedState } from "./maps/state-map.ts";
import { usMap, type UsMapState } from "./maps/us-map.ts";

/**
 * What a page's social image shows, as data. Subjects are cheap to compare, and are drawn only if the image
 * is not cached.
 */
export type DrawingSubject =
  | { kind: "home"; text: HeroText }
  | { kind: "cover"; slug: string; topic: string }
  | { kind: "state"; state: MappedState }
  | { kind: "country"; states: UsMapState[] }
  | { kind: "page"; name: string }
  | { kind: "service"; id: string };

const HIGHLIGHTED_STATE = "texas";

/**
 * Returns the subject for a page without its own drawing: a service's drawing, chosen by the length of the
 * path's last segment.
 */
export function chooseDefaultSubject(path: string): DrawingSubject {
  const name = path.split("/").at(-1) ?? "";
  return { kind: "service", id: SERVICE_DRAWINGS[name.length % SERVICE_DRAWINGS.length] ?? "construction" };
}

export function drawSubject(subject: DrawingSubject): Drawing {
  switch (subject.kind) {
    case "home":
      return heroPhone(subject.text);
    case "cover":
      return articleDrawing(subject.slug, subject.topic);
    case "state":
      return stateMap(subject.state, { isCompact: true });
    case "country":
      return countryDrawing(subject.states);
    case "page":
      return pageDrawing(subject.name);
    case "service":
      return serviceDrawing(subject.id);
  }
}

function countryDrawing(states: readonly UsMapState[]): Drawing {
  const { viewBox, states: shapes } = usMap(states);
  const body = shapes
    .map(({ slug, path }) => `<path class="left${slug === HIGHLIGHTED_STATE ? " orange" : ""}" d="${path}"/>`)
    .join("");
  return { viewBox, body };
}
