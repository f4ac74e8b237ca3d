import {
  articleDrawing,
  PAGE_DRAWINGS,
  pageDrawing,
  SERVICE_DRAWINGS,
  serviceDrawing,
} from "../../site/drawings/catalogue.ts";
import type { Drawing } from "../../site/drawings/drawing.ts";
import { stateMap, type MappedState } from "../../site/drawings/maps/state-map.ts";
import { usMap, type UsMapState } from "../../site/drawings/maps/us-map.ts";
import { heroPhone } from "../../site/drawings/heroes/hero-phone.ts";
import type { HeroText } from "../../site/drawings/heroes/hero-wide.ts";
import type { Site } from "../../site/model/loading/load-site.ts";

/** What a page's image draws, as data: cheap to compare, and drawn only when the image is not in the cache. */
export type SocialSubject =
  | { kind: "home"; text: HeroText }
  | { kind: "article"; slug: string; topic: string }
  | { kind: "state"; state: MappedState }
  | { kind: "country"; states: UsMapState[] }
  | { kind: "page"; name: string }
  | { kind: "service"; id: string };

/** The state that is orange on the map of the country. */
const MARKED_STATE = "texas";

/** What is drawn for a page, by its path: each page's own drawing, and one of the services' for a page that has none. */
export function socialSubject(path: string, { home, articles, states }: Site): SocialSubject {
  const name = path.split("/").at(-1) ?? "";
  const article = path === `/insights/${name}` ? articles.find(({ slug }) => slug === name) : undefined;
  if (article !== undefined) return { kind: "article", slug: article.slug, topic: article.drawing };
  const state = path === `/locations/${name}` ? states.find(({ slug }) => slug === name) : undefined;
  if (state !== undefined) {
    const { slug, cities } = state;
    return { kind: "state", state: { slug, name: state.name, cities } };
  }
  if (path === "/") {
    const { openPosition, length, depth } = home.hero.drawing;
    return { kind: "home", text: { openPosition, length, depth } };
  }
  if (path === "/locations")
    return { kind: "country", states: states.map(({ slug, name, abbr }) => ({ slug, name, abbr })) };
  if (PAGE_DRAWINGS.includes(name)) return { kind: "page", name };
  return { kind: "service", id: SERVICE_DRAWINGS[name.length % SERVICE_DRAWINGS.length] ?? "construction" };
}

/** The drawing of a subject, without annotation where it has a choice. */
export function drawSubject(subject: SocialSubject): Drawing {
  switch (subject.kind) {
    case "home":
      return heroPhone(subject.text);
    case "article":
      return articleDrawing(subject.slug, subject.topic, { isAnnotated: false });
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
    .map(({ slug, path }) => `<path class="left${slug === MARKED_STATE ? " orange" : ""}" d="${path}"/>`)
    .join("");
  return { viewBox, body };
}
