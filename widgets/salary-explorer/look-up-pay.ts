import type { PayFigures } from "../../site/model/pay/adjust-pay.ts";
import { listBands, type FormattedBand } from "../../site/model/pay/experience-bands.ts";
import { findBaselinePay, payInRegion } from "../../site/model/pay/state-pay.ts";
import { findBaselineRegion, findRoleName, type Choice } from "./choice.ts";
import type { Pay, Place, Region } from "./read-pay.ts";

export interface PayResult {
  name: string;
  chosenPlace: Place;
  bands: FormattedBand[];
  band: FormattedBand | undefined;
  /** Name of the baseline region. `baselinePay` is the role's pay in that region. */
  baselineRegion: string;
  baselinePay: PayFigures;
  /** The role's pay in the chosen place; undefined if no premium is published for the place. */
  pay: PayFigures | undefined;
  regions: { region: Region; place: string; pay: PayFigures; isChosen: true | undefined }[];
}

export const findPay = (pay: Pay, role: string, { region }: Place): PayFigures | undefined =>
  region && payInRegion(pay, role, region);

export function lookUpPay(pay: Pay, choice: Choice): PayResult {
  const name = findRoleName(pay, choice.role);
  const chosenPlace = pay.places.find(({ slug }) => slug === choice.place) as Place;
  const bands = listBands(pay, name);
  const band = bands.find(({ slug }) => slug === choice.years);
  return {
    name,
    chosenPlace,
    bands,
    band,
    baselineRegion: findBaselineRegion(pay.regions)?.region ?? "",
    baselinePay: findBaselinePay(pay, name),
    pay: findPay(pay, name, chosenPlace),
    regions: pay.regions.map((region) => ({
      region,
      place: region.slug,
      pay: payInRegion(pay, name, region),
      isChosen: (!band && region === chosenPlace.region) || undefined,
    })),
  };
}
