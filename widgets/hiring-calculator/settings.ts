import type { SeatInputs } from "./seat-cost.ts";
import type { TurnoverInputs } from "./turnover-cost.ts";

/** Annual pay in dollars, computed by the build. */
export interface Pay {
  low: number;
  average: number;
  high: number;
}

type Texts<Name extends string> = Readonly<Record<Name, string>>;

export type ValueSource = "published" | "assumed" | "example" | "yours";

export interface CommonSettings {
  id: "offer" | "seat" | "turnover";
  title: string;
  lead: string;
  words: string;
  note: string;
  tags: Texts<ValueSource>;
  labels: Texts<
    | "less"
    | "more"
    | "takeoff"
    | "quantity"
    | "rate"
    | "amount"
    | "copyCsv"
    | "copiedCsv"
    | "copyLink"
    | "copied"
    | "reset"
    | "method"
    | "source"
    | "static"
  >;
  source: { text: string; href: string; lang?: string };
}

export interface OfferRole {
  slug: string;
  name: string;
  baseline: Pay;
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

export interface OfferSettings extends CommonSettings {
  roles: readonly OfferRole[];
  places: readonly OfferPlace[];
  /** By region slug: the region's premium over baseline pay, in percent, and its pay by role. */
  regions: Readonly<Record<string, { premium: number; pay: Readonly<Record<string, Pay>> }>>;
  /** Bounds and tick interval of the pay scale, in dollars. */
  axis: { from: number; to: number; step: number };
  start: { role: string; place: string; years: string; offer: number; current: number };
  fields: Texts<
    | "role"
    | "place"
    | "regions"
    | "states"
    | "years"
    | "anyYears"
    | "noYears"
    | "offer"
    | "current"
    | "currentHint"
    | "step"
    | "national"
  >;
  results: Texts<
    "under" | "over" | "at" | "average" | "offer" | "range" | "unpublished" | "unpublishedText" | "request"
  >;
  rows: Texts<
    | "low"
    | "average"
    | "high"
    | "overLow"
    | "underLow"
    | "toHigh"
    | "overHigh"
    | "raise"
    | "cut"
    | "bandLow"
    | "bandUnder"
    | "bandHigh"
    | "bandOver"
  >;
}

export interface SeatSettings extends CommonSettings {
  payFrom: string;
  start: SeatInputs;
  fields: Texts<"pay" | "days" | "firstDay" | "ramp" | "workdays" | "month" | "months">;
  results: Texts<"unit" | "empty" | "ramp" | "done" | "day" | "days" | "rampDays">;
  rows: Texts<"day" | "empty" | "ramp" | "total">;
}

export interface TurnoverSettings extends CommonSettings {
  start: TurnoverInputs;
  fields: Texts<
    | "people"
    | "rate"
    | "rateHint"
    | "costLow"
    | "costHigh"
    | "months"
    | "gain"
    | "gainHint"
    | "month"
    | "monthsOf"
  >;
  results: Texts<"to" | "unit" | "seats" | "leave" | "stay" | "inYear" | "seat" | "scale">;
  rows: Texts<"replace" | "ramp" | "kept" | "left" | "each" | "to">;
}
