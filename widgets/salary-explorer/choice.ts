import { bandsOf } from "../../site/model/pay/experience-bands.ts";
import { toSlug, type Pay } from "./read-pay.ts";

export interface Choice {
  role: string;
  place: string;
  /** An experience band; empty for the full range. */
  years: string;
}

/** Requested values, from attributes or the URL. Both names and slugs are accepted. */
export type RequestedChoice = { readonly [Name in keyof Choice]?: string | null | undefined };

/** Applies requested values to a choice. Unknown values, and bands that the role does not have, are ignored. */
export function choose(pay: Pay, before: Choice, wish: RequestedChoice): Choice {
  const role = roleName(pay, toSlug(wish.role ?? "")) || before.role;
  const place = pay.places.find(({ slug }) => slug === toSlug(wish.place ?? ""));
  const next = { role: toSlug(role), place: place?.slug ?? before.place };
  const wanted = toSlug(wish.years ?? before.years);
  const bands = bandsOf(pay, roleName(pay, next.role)).map(({ experience }) => toSlug(experience));
  return { ...next, years: bands.find((band) => band === wanted) ?? "" };
}

/** Returns the region whose pay is the baseline for premiums. */
export const baselineRegion = (regions: Pay["regions"]): string =>
  regions.find(({ premium }) => premium === 0)?.region ?? "";

/** Returns the default choice: the best-paid role at the baseline. */
export const firstChoice = ({ roles, regions }: Pay): Choice => ({
  role: toSlug(roles[0]?.role ?? ""),
  place: toSlug(baselineRegion(regions)),
  years: "",
});

export const roleName = ({ roles }: Pay, slug: string): string =>
  roles.find(({ role }) => toSlug(role) === slug)?.role ?? "";

/** Writes the choice into a URL, `?role=superintendent&place=texas&years=`. Other parameters are preserved. */
export function writeChoice(address: string, choice: Choice): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries<string>({ ...choice })) url.searchParams.set(name, value);
  return url.href;
}
