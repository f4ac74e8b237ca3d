import type { PayFigures } from "../../model/pay/state-pay.ts";
import type { ToolsText } from "../../model/schemas/tools.ts";
import type { SeatInputs } from "./seat-calculator.tsx";
import type { TurnoverInputs } from "./turnover-calculator.tsx";

export type ValueSource = keyof ToolsText["tags"];

export interface CommonSettings
  extends Pick<ToolsText, "tags" | "labels">, Pick<ToolsText["offer"], "title" | "lead" | "words" | "note"> {
  id: "offer" | "seat" | "turnover";
  source: { text: string; href: string; lang?: string };
}

/** A calculator's own text. */
type Texts<Name extends CommonSettings["id"]> = Pick<ToolsText[Name], "fields" | "results" | "rows">;

export interface OfferRole {
  slug: string;
  name: string;
  baseline: PayFigures;
  /** Pay by years of experience; empty if not published. */
  bands: readonly { slug: string; name: string; low: number; high: number }[];
}

interface OfferPlace {
  slug: string;
  name: string;
  isRegion: boolean;
  region?: string;
  /** URL of the form for requesting current offers; only for places without published pay. */
  requestHref?: string;
}

export interface OfferSettings extends CommonSettings, Texts<"offer"> {
  roles: readonly OfferRole[];
  places: readonly OfferPlace[];
  /** By region slug: the region's premium over baseline pay, in percent, and its pay by role. */
  regions: Readonly<Record<string, { premium: number; pay: Readonly<Record<string, PayFigures>> }>>;
  /** Bounds and tick interval of the pay scale, in dollars. */
  axis: { from: number; to: number; step: number };
  start: { role: string; place: string; years: string; offer: number; current: number };
}

export interface SeatSettings extends CommonSettings, Texts<"seat"> {
  payFrom: string;
  start: SeatInputs;
}

export interface TurnoverSettings extends CommonSettings, Texts<"turnover"> {
  start: TurnoverInputs;
}

export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
