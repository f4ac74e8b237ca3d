import { listBands } from "../../model/pay/state-pay.ts";
import { toSlug, type Pay, type Region } from "./read-pay.ts";

export interface Choice {
  role: string;
  place: string;
  years: string;
}

/** A choice requested by attributes or the URL. Roles and places may be English names or slugs. */
export type RequestedChoice = { readonly [Name in keyof Choice]?: string | null | undefined };

/**
 * Applies a request to the current choice. Ignores unknown values, and experience bands that the role does
 * not have.
 */
export function updateChoice(pay: Pay, before: Choice, requestedChoice: RequestedChoice): Choice {
  const requestedRole = toSlug(requestedChoice.role ?? "");
  const place = pay.places.find(({ slug }) => slug === toSlug(requestedChoice.place ?? ""));
  const role = findRoleName(pay, requestedRole) ? requestedRole : before.role;
  const next = { role, place: place?.slug ?? before.place };
  const years = requestedChoice.years ?? before.years;
  const band = listBands(pay, findRoleName(pay, next.role)).find(({ slug }) => slug === years);
  return { ...next, years: band?.slug ?? "" };
}

export const findBaselineRegion = (regions: Pay["regions"]): Region | undefined =>
  regions.find(({ premium }) => premium === 0);

/** Returns the default choice: the best-paid role in the baseline region. */
export const getDefaultChoice = ({ roles, regions }: Pay): Choice => ({
  role: roles[0]?.slug ?? "",
  place: findBaselineRegion(regions)?.slug ?? "",
  years: "",
});

export const findRoleName = ({ roles }: Pay, slug: string): string =>
  roles.find((one) => one.slug === slug)?.role ?? "";

/** Adds a choice to a URL: `?role=superintendent&place=texas&years=`. Keeps other parameters. */
export function writeChoice(address: string, choice: Choice): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries<string>({ ...choice })) url.searchParams.set(name, value);
  return url.href;
}
