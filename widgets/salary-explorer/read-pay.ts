import type { ExplorerData } from "../../site/model/pay/explorer-data.ts";

/** Where pay is looked up: a state, or one of the regions that are no state. */
export interface Place {
  slug: string;
  name: string;
  /** Of a state: its code, and which states are next door, a character each; empty for Alaska and Hawaii. */
  abbr?: string;
  near?: string;
  /** Undefined where no premium is published. */
  region: Region | undefined;
}

export interface Region {
  region: string;
  premium: number;
  states: string[];
}

/** The pay data as `site/model/pay` takes it, and the places. */
export interface Pay extends Omit<ExplorerData, "roles" | "regions" | "states"> {
  roles: { role: string; low: number; average: number; high: number }[];
  regions: Region[];
  states: Place[];
  /** Regions first, each once: Texas is a state. */
  places: Place[];
}

/** `new-york` from New York, `8-12` from 8-12 years. */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ years$/, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Reads the short form that the script carries. */
export function readPay({ roles, regions: rows, states: lines, ...rest }: ExplorerData): Pay {
  const regions = rows.map(([region, premium]): Region => ({ region, premium, states: [] }));
  const states = lines.map((line): Place => {
    const [name = "", abbr = "", number = "", near = ""] = line.split("|");
    const region = number === "" ? undefined : regions[Number(number)];
    const slug = toSlug(name);
    region?.states.push(slug);
    return { slug, name, abbr, region, near };
  });
  const named = regions.map((region): Place => ({
    slug: toSlug(region.region),
    name: region.region,
    region,
  }));
  return {
    ...rest,
    roles: roles.map(([role, low, average, high]) => ({ role, low, average, high })),
    regions,
    states,
    places: [...named.filter(({ slug }) => !states.some((state) => state.slug === slug)), ...states],
  };
}
