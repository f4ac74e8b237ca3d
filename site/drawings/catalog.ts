import type { CoverFunction, DrawingFunction } from "./define-drawing.ts";
import type { DrawingLabels } from "./drawing-labels.ts";
import type { Drawing } from "./kernel/drawing.ts";
import { INDUSTRIES } from "./industries.ts";
import { hashText } from "./kernel/random.ts";
import { memoize } from "./kernel/memoize.ts";
import { aboutHero } from "./heroes/about-hero.ts";
import { industriesHero } from "./heroes/industries-hero.ts";
import { insightsHero } from "./heroes/insights-hero.ts";
import { landingPageHero } from "./heroes/landing-page-hero.ts";
import { notFoundHero } from "./heroes/not-found-hero.ts";
import { partnersHero } from "./heroes/partners-hero.ts";
import { portalHero } from "./heroes/portal-hero.ts";
import { resumeHero } from "./heroes/resume-hero.ts";
import { servicesHero } from "./heroes/services-hero.ts";
import { successStoryDrawing } from "./heroes/success-story-drawing.ts";
import { SERVICES } from "./services.ts";
import { bridgeCover } from "./topics/bridge.ts";
import { craneCover } from "./topics/crane.ts";
import { engineeringCover } from "./topics/engineering.ts";
import { footingCover } from "./topics/footing.ts";
import { frameCover } from "./topics/frame.ts";
import { houseCover } from "./topics/house.ts";
import { permanentCover } from "./topics/permanent.ts";
import { pipesCover } from "./topics/pipes.ts";
import { substationCover } from "./topics/substation.ts";
import { takeoffCover } from "./topics/takeoff.ts";
import { tanksCover } from "./topics/tanks.ts";
import { towerCover } from "./topics/tower.ts";
import { trussCover } from "./topics/truss.ts";

const PAGES: Record<string, DrawingFunction> = {
  services: servicesHero,
  industries: industriesHero,
  about: aboutHero,
  insights: insightsHero,
  resume: resumeHero,
  portal: portalHero,
  "landing-page": landingPageHero,
  partners: partnersHero,
  "not-found": notFoundHero,
  "success-story": successStoryDrawing,
};

const TOPICS: Record<string, CoverFunction> = {
  tower: towerCover,
  frame: frameCover,
  bridge: bridgeCover,
  house: houseCover,
  pipes: pipesCover,
  substation: substationCover,
  takeoff: takeoffCover,
  permanent: permanentCover,
  engineering: engineeringCover,
  truss: trussCover,
  footing: footingCover,
  tanks: tanksCover,
  crane: craneCover,
};

export const SERVICE_DRAWINGS = Object.keys(SERVICES);
export const INDUSTRY_DRAWINGS = Object.keys(INDUSTRIES);
export const PAGE_DRAWINGS = Object.keys(PAGES);
export const COVER_TOPICS = Object.keys(TOPICS);

/**
 * Returns a service's drawing.
 * @param labels text of the annotations; without them, the drawing has none
 * @throws Error if the id is unknown, listing the known ones
 */
export const serviceDrawing = memoize("service", (id: string, labels?: DrawingLabels): Drawing => ({
  ...findDrawing(SERVICES, "service", id)(labels),
  isSmall: true,
}));

/**
 * Returns an industry's drawing.
 * @throws Error if the id is unknown, listing the known ones
 */
export const industryDrawing = memoize("industry", (id: string): Drawing => ({
  ...findDrawing(INDUSTRIES, "industry", id)(),
  isSmall: true,
}));

/**
 * Returns the drawing for a page's hero.
 * @throws Error if the name is unknown, listing the known ones
 */
export const pageDrawing = memoize("page", (name: string): Drawing =>
  findDrawing(PAGES, "page drawing", name)(),
);

/**
 * Number of cover variants per topic. It is limited because drawing a cover takes longer than building the
 * rest of its page.
 */
const COVERS_PER_TOPIC = 12;

/**
 * Returns an article's cover. The topic determines the motif, and the slug determines the variant.
 * @param labels text of the annotations. Cards and social images omit them, which also makes the lines thinner
 * and fewer.
 * @throws Error if the topic is unknown, listing the known ones
 */
export function articleDrawing(slug: string, topic: string, labels?: DrawingLabels): Drawing {
  return drawCover(topic, hashText(slug) % COVERS_PER_TOPIC, labels);
}

const drawCover = memoize("cover", (topic: string, number: number, labels?: DrawingLabels): Drawing => {
  const draw = findDrawing(TOPICS, "cover topic", topic);
  return { ...draw(`${number} ${topic}`, labels), isSmall: labels === undefined };
});

function findDrawing<Known>(table: Record<string, Known>, kind: string, name: string): Known {
  const known = Object.hasOwn(table, name) ? table[name] : undefined;
  if (known === undefined)
    throw new Error(`Unknown ${kind} "${name}"; expected one of ${Object.keys(table).join(", ")}`);
  return known;
}
