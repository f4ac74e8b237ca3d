import { formatDollars, formatThousands, PAY_AXIS } from "../../model/pay/format-dollars.ts";
import { rectanglePath, diamondPath, Drawing, SLASH_PATH } from "./drawing.tsx";
import { useExplorer, useExplorerMessages } from "./explorer.ts";
import { fillText, PAY_MARKS, formatRange, listTicks } from "./format.ts";

/**
 * Y positions in pixels of the beam (`top`, `bottom`), the baseline outline below it (`ghost`, `end`) and the scale
 * (`foot`), and the `size` of the diamond that marks the average.
 */
const DETAILED_LAYOUT = { top: 62, bottom: 138, ghost: 208, end: 242, foot: 302, size: 18 };
const PLAIN_LAYOUT = { top: 50, bottom: 104, ghost: 126, end: 148, foot: 192, size: 13 };

const HALF_STEP = 10_000;

const label = (dollars: number, y: number, className: string, text: string) =>
  [dollars, y, className, text] as const;

/** Draws the pay range as a beam, above the dashed outline of the baseline range. Values are labeled. */
export function Beam({ isDetailed }: { isDetailed: boolean }) {
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
