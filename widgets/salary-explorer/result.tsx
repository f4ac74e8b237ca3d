import { formatDollars, formatThousands, PAY_AXIS } from "../../model/pay/format-dollars.ts";
import { useExplorer, useExplorerMessages } from "./explorer.ts";
import { formatFactor, fillText, PAY_MARKS, formatTitle, formatRange, listTicks } from "./format.ts";
import { rectanglePath, diamondPath, Drawing, SLASH_PATH } from "./drawing.tsx";

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

/**
 * Y positions in pixels of the beam (`top`, `bottom`), the baseline outline below it (`ghost`, `end`) and the scale
 * (`foot`), and the `size` of the diamond that marks the average.
 */
const DETAILED_LAYOUT = { top: 62, bottom: 138, ghost: 208, end: 242, foot: 302, size: 18 };
const PLAIN_LAYOUT = { top: 50, bottom: 104, ghost: 126, end: 148, foot: 192, size: 13 };

const label = (dollars: number, y: number, className: string, text: string) =>
  [dollars, y, className, text] as const;

const HALF_STEP = 10_000;

/** Draws the pay range as a beam, above the dashed outline of the baseline range. Values are labeled. */
function Beam({ isDetailed }: { isDetailed: boolean }) {
  const { band, baselinePay, pay, baselineRegion, chosenPlace: place } = useExplorer().result;
  const texts = useExplorerMessages();
  const { top, bottom, ghost, end, foot, size } = isDetailed ? DETAILED_LAYOUT : PLAIN_LAYOUT;
  const range = band ?? pay;
  const exactPay = band ? undefined : pay;
  const rangeEnds = range ? [range.low, range.high] : [];
  const markedAmounts = exactPay ? [...rangeEnds, exactPay.average] : rangeEnds;
  const middle = (ghost + end) / 2;
  const hasGhost = !band && place.region?.premium !== 0;
  const toGhostY = (mark: string): number => (mark === "average" ? middle : ghost);
  const ghostTexts = [
    label(
      baselinePay.average,
      end + 20,
      isDetailed ? "pay-ghost pay-narrow" : "pay-ghost",
      `${baselineRegion} ${formatRange(baselinePay, texts)}`,
    ),
  ];
  const detailedGhostTexts = [
    ...PAY_MARKS.flatMap((mark) => [
      label(baselinePay[mark], end + 20, "pay-ghost pay-wide", formatDollars(baselinePay[mark])),
      label(
        ((pay ?? baselinePay)[mark] + baselinePay[mark]) / 2,
        (bottom + toGhostY(mark)) / 2 + 5,
        "pay-ghost pay-wide pay-delta",
        pay ? `+${formatDollars(pay[mark] - baselinePay[mark])}` : "",
      ),
    ]),
    label(
      baselinePay.high,
      middle + 5,
      "pay-ghost pay-wide pay-name",
      fillText(texts.baseline, { region: baselineRegion }),
    ),
  ];
  return (
    <Drawing
      className="pay-beam"
      height={foot + 30}
      lines={[
        [
          "pay-grid",
          listTicks()
            .map((tick) => `M${tick} 40V${foot}`)
            .join(""),
        ],
        ["", rectanglePath({ low: PAY_AXIS.from, high: PAY_AXIS.to }, foot, 7)],
        [
          "pay-solid",
          listTicks()
            .slice(1)
            .map((tick) => rectanglePath({ low: tick - HALF_STEP, high: tick }, foot, 7))
            .join(""),
        ],
        [
          "",
          range
            ? `M${range.low} 38H${range.high}` + markedAmounts.map((one) => `M${one} 26V${top}`).join("")
            : "",
        ],
        ["pay-chosen", range ? rectanglePath(range, top, bottom - top) : ""],
        ["pay-on", range ? rectanglePath(range, top + 9, bottom - top - 18) : ""],
        [
          "pay-on pay-fine",
          listTicks(HALF_STEP)
            .filter((tick) => range && tick > range.low && tick < range.high)
            .map((tick) => `M${tick} ${top + 9}V${bottom - 9}`)
            .join(""),
        ],
        [
          "pay-ghost",
          hasGhost
            ? rectanglePath(baselinePay, ghost, end - ghost) +
              (pay
                ? PAY_MARKS.map(
                    (mark) => `M${pay[mark]} ${bottom}L${baselinePay[mark]} ${toGhostY(mark)}`,
                  ).join("")
                : "")
            : "",
        ],
      ]}
      pins={[
        ...markedAmounts.map((one) => [one, 38, "", SLASH_PATH] as const),
        ...(exactPay ? [[exactPay.average, (top + bottom) / 2, "pay-mark", diamondPath(size)] as const] : []),
        ...(hasGhost ? [[baselinePay.average, middle, "pay-ghost", diamondPath(size / 2)] as const] : []),
      ]}
      texts={[
        ...listTicks().map((tick, index) =>
          label(tick, foot + 25, index % 2 ? "pay-scale pay-odd" : "pay-scale", formatThousands(tick)),
        ),
        ...markedAmounts.map((one, index) =>
          label(
            one,
            18,
            index > 1 ? "pay-end pay-mid" : "pay-end",
            band ? formatThousands(one) : formatDollars(one),
          ),
        ),
        ...(hasGhost ? ghostTexts : []),
        ...(hasGhost && isDetailed ? detailedGhostTexts : []),
      ]}
    />
  );
}
