import type { PayFigures } from "../../model/pay/state-pay.ts";
import { formatFactor, fillText, type Texts } from "./format.ts";
import type { PayResult } from "./look-up-pay.ts";

export function toCsv(
  { name, chosenPlace, baselineRegion, pay, regions, bands }: PayResult,
  texts: Texts,
): string {
  const none = texts.unpublished;
  const row = (placeName: string, figures: PayFigures | undefined, premium = 0): unknown[] => [
    name,
    placeName,
    "",
    figures?.low ?? none,
    figures?.average ?? none,
    figures?.high ?? none,
    figures
      ? fillText(texts.baseline, { region: baselineRegion }) +
        (premium > 0 ? ` x ${formatFactor(premium)}` : "")
      : "",
  ];
  return [
    texts.csvHead.split(", "),
    ...(regions.some(({ place }) => place === chosenPlace.slug)
      ? []
      : [row(chosenPlace.name, pay, chosenPlace.region?.premium)]),
    ...regions.map(({ region, pay: figures }) => row(region.region, figures, region.premium)),
    ...bands.map(({ experience, low, high }) => [name, "", experience, low, none, high, ""]),
  ]
    .map((cells) => `${cells.join()}\r\n`)
    .join("");
}
