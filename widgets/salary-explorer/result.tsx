import { formatDollars } from "../../model/pay/format-dollars.ts";
import { Beam } from "./beam.tsx";
import { useExplorer, useExplorerMessages } from "./explorer.ts";
import { formatFactor, fillText, PAY_MARKS, formatTitle } from "./format.ts";

/**
 * The chosen pay: range and average as numbers and as a drawing, and how they are computed from the baseline. Shows a
 * note if no pay is published.
 */
export function Result({ isDetailed }: { isDetailed: boolean }) {
  const { pay: data, result, isBrief } = useExplorer();
  const texts = useExplorerMessages();
  const { band, pay, baselinePay, baselineRegion, chosenPlace } = result;
  const range = band ?? pay;
  const premium = chosenPlace.region?.premium ?? 0;
  const Heading = isDetailed ? "h3" : "p";
  // Also used as the key, since browser translation replaces the text nodes that React would update.
  const title = formatTitle(result, texts);
  return (
    <div className="pay-main" key={title}>
      <Heading className="pay-title">{title}</Heading>
      <p className="pay-range">
        {range ? (
          <>
            {formatDollars(range.low)} <span>{texts.to}</span> {formatDollars(range.high)}
          </>
        ) : (
          texts.unpublished
        )}
      </p>
      <p className="pay-average">
        {band ? (
          texts.bandNote
        ) : pay ? (
          <>
            {texts.average} <b>{formatDollars(pay.average)}</b> {fillText(texts.unit, data)}
          </>
        ) : (
          fillText(texts.unpublishedNote, { place: chosenPlace.name })
        )}
      </p>
      {isBrief ? <div className="pay-beam-room" /> : <Beam isDetailed={isDetailed} />}
      {pay && !band && premium > 0 && (
        <dl className="pay-sums">
          {PAY_MARKS.filter((mark) => isDetailed || mark === "average").map((mark) => (
            <div key={mark}>
              <dt>
                {isDetailed
                  ? texts[`${mark}Head`]
                  : fillText(texts.sumNote, { baseline: baselineRegion, premium, ...chosenPlace.region })}
              </dt>
              <dd>
                <b>
                  {formatDollars(baselinePay[mark])} × {formatFactor(premium)}
                </b>{" "}
                = {formatDollars(pay[mark])}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
