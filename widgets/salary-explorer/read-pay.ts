import type { ExplorerData } from "../../site/model/pay/explorer-data.ts";

/** A state, or a region that is not a state. */
export interface Place {
  slug: string;
  name: string;
  /**
   * For states: the postal code, and the neighbors' tile codes, one character each; empty for Alaska and
   * Hawaii.
   */
  abbr?: string;
  near?: string;
  region: Region | undefined;
}

export interface Region {
  region: string;
  premium: number;
  states: string[];
}

/** Pay data as `site/model/pay` uses it, with places. */
export interface Pay extends Omit<ExplorerData, "roles" | "regions" | "states"> {
  roles: { role: string; low: number; average: number; high: number }[];
  regions: Region[];
  states: Place[];
  /** Regions first. Texas is both a region and a state, and is listed once. */
  places: Place[];
}

/** Converts `New York` to `new-york`, and `8-12 years` to `8-12`. */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ years$/, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Expands the compact pay data in the script. */
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
