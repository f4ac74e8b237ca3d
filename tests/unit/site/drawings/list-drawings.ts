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

type NamedDrawing = [name: string, drawing: Drawing];

const nameDrawings = (kind: string, ids: readonly string[], draw: (id: string) => Drawing) =>
  ids.map((id): NamedDrawing => [`${kind} ${id}`, draw(id)]);

export const listDrawings = (): NamedDrawing[] => [
  ["hero, wide", heroWide(HERO_TEXT)],
  ["hero, phone", heroPhone(HERO_TEXT)],
  ...nameDrawings("service", SERVICE_DRAWINGS, (id) => serviceDrawing(id, SAMPLE_LABELS)),
  ...nameDrawings("industry", INDUSTRY_DRAWINGS, industryDrawing),
  ...nameDrawings("page", PAGE_DRAWINGS, pageDrawing),
  ...COVER_TOPICS.flatMap((topic) =>
    nameDrawings(`${topic} for`, SLUGS, (slug) => articleDrawing(slug, topic, SAMPLE_LABELS)),
  ),
];
