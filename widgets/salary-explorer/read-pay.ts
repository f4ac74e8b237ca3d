import { toSlug } from "../../model/slug.ts";
import type { ExplorerData } from "../../model/pay/explorer-data.ts";
import type { WidgetConfig } from "../runtime/config.ts";

export interface Place {
  slug: string;
  name: string;
  /**
   * States only: the postal code, and one-character codes of neighboring states. Alaska and Hawaii have no
   * neighbors.
   */
  abbr?: string;
  neighborCodes?: string;
  region: Region | undefined;
}

export interface Region {
  region: string;
  slug: string;
  premium: number;
  states: string[];
}

/** Decoded pay data, as used by `model/pay`, with a list of places. */
export interface Pay extends Omit<ExplorerData, "roles" | "regions" | "states" | "names"> {
  roles: { role: string; slug: string; low: number; average: number; high: number }[];
  regions: Region[];
  states: Place[];
  /** Regions, then states. Texas is both, but is listed once. */
  places: Place[];
}

/** Decodes the pay data, which the script contains in a compact encoding. */
export function readPay({ roles, regions: rows, states: lines, names = {}, ...rest }: ExplorerData): Pay {
  const translateName = (name: string): string => names[name] ?? name;
  const regions = rows.map(([name, premium]): Region => ({
    region: translateName(name),
    slug: toSlug(name),
    premium,
    states: [],
  }));
  const states = lines.map((line): Place => {
    const [name = "", abbr = "", number = "", neighborCodes = ""] = line.split("|");
    const region = number === "" ? undefined : regions[Number(number)];
    const slug = toSlug(name);
    region?.states.push(slug);
    return { slug, name: translateName(name), abbr, region, neighborCodes };
  });
  const places = regions.map((region): Place => ({ slug: region.slug, name: region.region, region }));
  return {
    ...rest,
    roles: roles.map(([role, low, average, high]) => ({
      role: translateName(role),
      slug: toSlug(role),
      low,
      average,
      high,
    })),
    regions,
    states,
    places: [...places.filter(({ slug }) => !states.some((state) => state.slug === slug)), ...states],
  };
}

export const PAGE_DATA_ID = "pay-data";

export type PageData = Pick<WidgetConfig, "explorer" | "pay">;

export const readPageData = (): PageData =>
  JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent) as PageData;
