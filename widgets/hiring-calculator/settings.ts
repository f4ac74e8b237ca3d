import type { SeatInputs } from "./seat-sums.ts";
import type { TurnoverInputs } from "./turnover-sums.ts";

/** Low, average and high in dollars a year, as the build computes them. */
export interface Pay {
  low: number;
  average: number;
  high: number;
}

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Where an input's value comes from. */
export type Tag = "published" | "assumed" | "example" | "yours";

/** What every calculator is told. */
export interface CommonSettings {
  /** Of the section around it; its heading has the same with `-title`. */
  id: string;
  title: string;
  lead: string;
  /** The formula in words. */
  words: string;
  note: string;
  tags: Texts<Tag>;
  labels: Texts<
    | "less"
    | "more"
    | "takeoff"
    | "quantity"
    | "rate"
    | "amount"
    | "copyLink"
    | "copied"
    | "reset"
    | "method"
    | "source"
    | "static"
  >;
  /** Where the published figures stand. */
  source: { text: string; href: string };
}

export interface OfferRole {
  slug: string;
  name: string;
  baseline: Pay;
  /** Pay by experience; empty where none is published. */
  bands: readonly { slug: string; name: string; low: number; high: number }[];
}

export interface OfferPlace {
  slug: string;
  name: string;
  isRegion: boolean;
  /** The region whose premium holds there; missing where none is published. */
  region?: string;
}

export interface OfferSettings extends CommonSettings {
  roles: readonly OfferRole[];
  places: readonly OfferPlace[];
  /** By their names in addresses: the premium in percent, and the pay of each role. */
  regions: Readonly<Record<string, { premium: number; pay: Readonly<Record<string, Pay>> }>>;
  /** Ends and step of the scale, in dollars. */
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
  /** Where the pay comes from that it begins with. */
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
