import { formatDollars } from "../../site/model/pay/format-dollars.ts";
import { titleOf } from "./describe.ts";
import { fill } from "./format.ts";
import { useExplorer, useTexts } from "./pay-context.ts";

/** The range in large figures and the average beneath it, or that there is none. */
export function Result({ heading: Heading }: { heading: "h3" | "p" }) {
  const { pay: data, finding } = useExplorer();
  const texts = useTexts();
  const { band, pay, at } = finding;
  const range = band ?? pay;
  return (
    <>
      <Heading className="pay-title">{titleOf(finding, texts)}</Heading>
      {range ? (
        <p className="pay-range">
          {formatDollars(range.low)} <span>{texts.to}</span> {formatDollars(range.high)}
        </p>
      ) : (
        <p className="pay-range">{texts.unpublished}</p>
      )}
      {band ? (
        <p className="pay-average">{texts.bandNote}</p>
      ) : pay ? (
        <p className="pay-average">
          <svg className="pay-key" aria-hidden="true" focusable="false">
            <path d="M10 0 20 10 10 20 0 10Z" />
          </svg>
          {texts.average} <b>{formatDollars(pay.average)}</b> {fill(texts.unit, { year: data.year })}
        </p>
      ) : (
        <p className="pay-average">{fill(texts.unpublishedNote, { place: at.name })}</p>
      )}
    </>
  );
}
