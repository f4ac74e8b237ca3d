import {
  articleDrawing,
  COVER_TOPICS,
  INDUSTRY_DRAWINGS,
  industryDrawing,
  PAGE_DRAWINGS,
  pageDrawing,
  SERVICE_DRAWINGS,
  serviceDrawing,
} from "../../../../site/drawings/catalog.ts";
import type { DrawingLabels } from "../../../../site/drawings/drawing-labels.ts";
import type { Drawing } from "../../../../site/drawings/kernel/drawing.ts";
import { heroPhone } from "../../../../site/drawings/heroes/hero-phone.ts";
import { heroWide } from "../../../../site/drawings/heroes/hero-wide.ts";

export const HERO_TEXT = {
  openPosition: "Open position",
  length: "14 days, brief to placement",
  depth: "72 hours to candidates",
};

export const SAMPLE_LABELS: DrawingLabels = {
  span: "{count} ft span",
  area: "{count} sf",
  length: "{count} lf",
  count: "{count} ea",
  slab: "topping slab",
  deck: "metal deck",
  framing: "steel framing",
  footings: "footings",
};

export const SLUGS = ["hvac-technician-hiring-guide", "texas-boom", "osha", "a-fourth-article"];

export function listDrawings(): [name: string, drawing: Drawing][] {
  return [
    ["hero, wide", heroWide(HERO_TEXT)],
    ["hero, phone", heroPhone(HERO_TEXT)],
    ...SERVICE_DRAWINGS.map((id): [string, Drawing] => [`service ${id}`, serviceDrawing(id, SAMPLE_LABELS)]),
    ...INDUSTRY_DRAWINGS.map((id): [string, Drawing] => [`industry ${id}`, industryDrawing(id)]),
    ...PAGE_DRAWINGS.map((name): [string, Drawing] => [`page ${name}`, pageDrawing(name)]),
    ...COVER_TOPICS.flatMap((topic) =>
      SLUGS.map((slug): [string, Drawing] => [
        `${topic} for ${slug}`,
        articleDrawing(slug, topic, SAMPLE_LABELS),
      ]),
    ),
  ];
}
