import { createContext, use, type ChangeEvent, type MouseEvent } from "react";
import { useMessages } from "../runtime/config.ts";
import type { salaryExplorerMessageKeys } from "../../model/tags/salary-explorer.ts";
import { listBands, findBaselinePay, payInRegion, type PayFigures } from "../../model/pay/state-pay.ts";
import { findBaselineRegion, findRoleName, type Choice } from "./choice.ts";
import type { Pay, Place } from "./read-pay.ts";

export interface Explorer {
  pay: Pay;
  choice: Choice;
  result: PayResult;
  pick: (event: PickEvent) => void;
  /** Whether to omit the drawing and the options, as in the markup prerendered for partners' pages. */
  isBrief: boolean;
  /** Returns the attributes of a link to our site. On a partner's page, the link opens in a new tab. */
  linkTo: (path: string) => { href: string; target?: string; rel?: string };
}

type PickEvent = ChangeEvent<HTMLSelectElement | HTMLInputElement> | MouseEvent<HTMLButtonElement>;

export const ExplorerContext = createContext<Explorer | null>(null);

export const useExplorer = (): Explorer => use(ExplorerContext) as Explorer;
export const useExplorerMessages = () => useMessages<typeof salaryExplorerMessageKeys>().salaryExplorer;

export type PayResult = ReturnType<typeof lookUpPay>;

export const findPay = (pay: Pay, role: string, { region }: Place): PayFigures | undefined =>
  region && payInRegion(pay, role, region);

export function lookUpPay(pay: Pay, choice: Choice) {
  const name = findRoleName(pay, choice.role);
  const chosenPlace = pay.places.find(({ slug }) => slug === choice.place) as Place;
  const bands = listBands(pay, name);
  const band = bands.find(({ slug }) => slug === choice.years);
  return {
    name,
    chosenPlace,
    bands,
    band,
    /** Name of the baseline region. `baselinePay` is the role's pay in that region. */
    baselineRegion: findBaselineRegion(pay.regions)?.region ?? "",
    baselinePay: findBaselinePay(pay, name),
    /** The role's pay in the chosen place; undefined if no premium is published for the place. */
    pay: findPay(pay, name, chosenPlace),
    regions: pay.regions.map((region) => ({
      region,
      place: region.slug,
      pay: payInRegion(pay, name, region),
      isChosen: (!band && region === chosenPlace.region) || undefined,
    })),
  };
}
