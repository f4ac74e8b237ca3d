import { useEffect, useEffectEvent, useState } from "react";
import { listBands } from "../../model/pay/state-pay.ts";
import { useHost } from "../runtime/widget-root.tsx";
import type { SalaryExplorerProps } from "../../model/tags/salary-explorer.ts";
import { toSlug } from "../../model/slug.ts";
import type { Pay, Region } from "./read-pay.ts";

export interface Choice {
  role: string;
  place: string;
  years: string;
}

/** A choice requested by attributes or the URL. Roles and places may be English names or slugs. */
type RequestedChoice = { readonly [Name in keyof Choice]?: string | null | undefined };

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

/**
 * Manages the choice. Initial values come from the tag's attributes and, on our own pages, from the URL.
 * Later changes update the URL of our own pages, but not that of a partner's page.
 */
export function useChoice(
  pay: Pay,
  { job: role, place }: SalaryExplorerProps,
): [choice: Choice, change: (requested: RequestedChoice) => void, isChanged: boolean] {
  const host = useHost();
  const isOwnPage = host?.shadowRoot === null;
  const [requested, setRequested] = useState<RequestedChoice>({});
  const [isChanged, setChanged] = useState(false);
  const choice = updateChoice(pay, updateChoice(pay, getDefaultChoice(pay), { role, place }), requested);
  const change = (newChoice: RequestedChoice): void => {
    const next = updateChoice(pay, choice, newChoice);
    setRequested(next);
    setChanged(true);
    // Replace the history entry, so that Back leaves the page instead of undoing choices.
    if (isOwnPage) history.replaceState(history.state, "", writeChoice(location.href, next));
  };
  const start = useEffectEvent((newChoice: RequestedChoice, isPicked: boolean): void =>
    (isPicked ? change : setRequested)(newChoice),
  );
  useEffect(() => {
    if (!isOwnPage) return;
    // Choices made before hydration exist only in the controls' state.
    const earlyEntries = Array.from(
      host.querySelectorAll(":checked:not([checked], [selected])"),
      (control) => {
        const { name, value } = control.closest<HTMLSelectElement>("[name]")!;
        return [name, value] as const;
      },
    );
    const newChoice = [...new URLSearchParams(location.search), ...earlyEntries];
    if (newChoice[0]) start(Object.fromEntries(newChoice), earlyEntries.length > 0);
  }, [host, isOwnPage]);
  return [choice, change, isChanged];
}
