import { listBands, findBaselinePay, payInRegion, type PayFigures } from "../../model/pay/state-pay.ts";
import { findBaselineRegion, findRoleName, type Choice } from "./choice.ts";
import type { Pay, Place } from "./read-pay.ts";

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
