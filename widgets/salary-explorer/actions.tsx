import { useState } from "react";
import { useConfig } from "../runtime/config.ts";
import type { PayFigures } from "../../model/pay/state-pay.ts";
import { useExplorer, useExplorerMessages, type PayResult } from "./explorer.ts";
import { formatFactor, fillText, type Texts } from "./format.ts";

const toQuery = (values: object): string => new URLSearchParams({ ...values }).toString();

/** Duplicates the forms' icon: importing it would add a chunk to every form. */
const ARROW = (
  <svg className="icon icon-arrow" viewBox="0 0 18 12" aria-hidden="true">
    <path d="M0 6h16M11 1l5.5 5L11 11" />
  </svg>
);

export function RequestCandidatesLink({ className }: { className: string }) {
  const { result, linkTo } = useExplorer();
  const texts = useExplorerMessages();
  const { name, chosenPlace, band, pay } = result;
  const query = toQuery({ role: band ? `${name}, ${band.experience}` : name, place: chosenPlace.name });
  const text = band || pay ? texts.ask : texts.askUnpublished;
  return (
    // The key makes React create a new link, since browser translation replaces the text nodes that React
    // would update.
    <a key={text} className={className} {...linkTo(`${texts.homeHref}?${query}#contact`)}>
      {text} {ARROW}
    </a>
  );
}

export function MoreLink() {
  const { choice, linkTo } = useExplorer();
  const { explorer } = useConfig();
  return (
    explorer && (
      <a className="pay-link" {...linkTo(`${explorer.href}?${toQuery(choice)}#explorer`)}>
        {explorer.text} {ARROW}
      </a>
    )
  );
}

/** Copies the role's pay as CSV. Without clipboard access, shows the CSV for manual copying. */
export function CopyButton() {
  const { result } = useExplorer();
  const texts = useExplorerMessages();
  const csv = toCsv(result, texts);
  const [copied, setCopied] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(csv);
      setCopied(csv);
    } catch {
      prompt(texts.copy, csv);
    }
  };
  return (
    <button className="btn" type="button" onClick={() => void copy()}>
      {copied === csv ? texts.copied : texts.copy}
    </button>
  );
}

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
