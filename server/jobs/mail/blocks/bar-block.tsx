import type { PayFigures } from "../../../../model/pay/state-pay.ts";
import { Grid } from "../html/grid.tsx";
import { paint, type MailColor } from "../html/palette.ts";
import { Paragraph } from "../html/paragraph.tsx";
import { TEXT_STYLES } from "../html/text-styles.ts";
import type { Block } from "../model/mail-content.ts";
import { toSection } from "../text/to-plain-text.ts";

export interface Bar extends PayFigures {
  label: string;
  text: string;
  isMain: boolean;
}

type Scale = readonly [from: number, to: number];

/**
 * Draws pay ranges on a shared scale, each with a mark at its average. The text above each bar states the same
 * figures.
 */
export const createBars = (title: string, scale: Scale, bars: readonly Bar[]): Block => ({
  gap: 20,
  html: (
    <>
      <Paragraph color="ink" text="strong">
        {title}
      </Paragraph>
      {bars.map((bar) => (
        <div key={bar.label} style={{ paddingTop: 10 }}>
          <Grid>
            <tr>
              <td
                {...paint(
                  { text: "ink" },
                  { ...TEXT_STYLES.strong, padding: "0 12px 0 0", verticalAlign: "top" },
                )}
              >
                {bar.label}
              </td>
              <td
                {...paint(
                  { text: "ink-2" },
                  { ...TEXT_STYLES.body, padding: 0, textAlign: "right", verticalAlign: "top" },
                )}
              >
                {bar.text}
              </td>
            </tr>
          </Grid>
          <Range bar={bar} scale={scale} />
        </div>
      ))}
    </>
  ),
  text: toSection(
    title,
    bars.map(({ label, text }) => `${label}: ${text}`),
  ),
});

const MARK_WIDTH = 1;

function Range({ bar, scale: [from, to] }: { bar: Bar; scale: Scale }) {
  const toPercent = (value: number) => ((value - from) / (to - from)) * 100;
  const markStart = toPercent(bar.average) - MARK_WIDTH / 2;
  const height = bar.isMain ? 12 : 6;
  const fill: MailColor = bar.isMain ? "signal" : "field";
  const parts: [width: number, fill?: MailColor][] = [
    [toPercent(bar.low)],
    [markStart - toPercent(bar.low), fill],
    [MARK_WIDTH, "ink"],
    [toPercent(bar.high) - markStart - MARK_WIDTH, fill],
    [100 - toPercent(bar.high)],
  ];
  return (
    <div aria-hidden="true" style={{ paddingTop: 4 }}>
      <Grid style={{ tableLayout: "fixed" }}>
        <tr>
          {parts.map(([width, color], index) => (
            <td
              key={index}
              {...paint(color === undefined ? {} : { fill: color }, {
                width: `${width.toFixed(2)}%`,
                height,
                padding: 0,
                fontSize: 0,
                lineHeight: 0,
              })}
            />
          ))}
        </tr>
      </Grid>
    </div>
  );
}
