import { bandsOf } from "../../site/model/pay/experience-bands.ts";
import { toSlug, type Pay } from "./read-pay.ts";

/** What a visitor has chosen, as the address has it. */
export interface Choice {
  role: string;
  place: string;
  /** A band of experience; empty for the whole range. */
  years: string;
}

/** What a page may say in its attributes or its address; names count as well as their slugs. */
export type Wish = { readonly [Name in keyof Choice]?: string | null | undefined };

/**
 * The choice that a wish makes of another one. What is not known changes nothing; a band that the role does not have is dropped.
 */
export function choose(pay: Pay, before: Choice, wish: Wish): Choice {
  const role = roleName(pay, toSlug(wish.role ?? "")) || before.role;
  const place = pay.places.find(({ slug }) => slug === toSlug(wish.place ?? ""));
  const next = { role: toSlug(role), place: place?.slug ?? before.place };
  const wanted = toSlug(wish.years ?? before.years);
  const bands = bandsOf(pay, roleName(pay, next.role)).map(({ experience }) => toSlug(experience));
  return { ...next, years: bands.find((band) => band === wanted) ?? "" };
}

/** The region whose pay is the base that premiums are added to. */
export const baselineRegion = (regions: Pay["regions"]): string =>
  regions.find(({ premium }) => premium === 0)?.region ?? "";

/** The best paid role at the baseline. */
export const firstChoice = ({ roles, regions }: Pay): Choice => ({
  role: toSlug(roles[0]?.role ?? ""),
  place: toSlug(baselineRegion(regions)),
  years: "",
});

/** The name of a role that is chosen. */
export const roleName = ({ roles }: Pay, slug: string): string =>
  roles.find(({ role }) => toSlug(role) === slug)?.role ?? "";

/** An address with the choice in it, `?role=superintendent&place=texas&years=`; what else its query holds stays. */
export function writeChoice(address: string, choice: Choice): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries<string>({ ...choice })) url.searchParams.set(name, value);
  return url.href;
}
