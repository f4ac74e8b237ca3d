import type { CSSProperties } from "react";
import { Grid, Paragraph, paint, TEXT_STYLES, type MailColor } from "../html/parts.tsx";
import { toSection, wrapText, type Block } from "../model/mail-content.ts";
import type { PayFigures } from "../../../../model/pay/state-pay.ts";

const BLANK: CSSProperties = { fontSize: 0, lineHeight: 0, padding: 0 };

/** Draws the time until a deadline as a line, with a tick at the start and an orange mark at the end. */
export const createTimeline = ({ from, length, to }: Record<"from" | "length" | "to", string>): Block => ({
  gap: 18,
  html: (
    <>
      <div aria-hidden="true">
        <Grid>
          <tr>
            <td {...paint({ fill: "ink" }, { ...BLANK, width: 2, height: 14 })} />
            <td style={{ ...BLANK, padding: "0 0 0 3px", verticalAlign: "middle" }}>
              <div {...paint({ fill: "ink" }, { ...BLANK, height: 2 })} />
            </td>
            <td {...paint({ fill: "signal" }, { ...BLANK, width: 14, height: 14 })} />
          </tr>
        </Grid>
      </div>
      <Grid style={{ marginTop: 6 }}>
        <tr>
          <td {...paint({ text: "ink-2" }, { ...TEXT_STYLES.small, padding: 0, verticalAlign: "top" })}>
            {from}
          </td>
          <td {...paint({ text: "ink-2" }, LENGTH, "narrow-gone")}>{length}</td>
          <td {...paint({ text: "ink" }, END, "narrow-wrap")}>{to}</td>
        </tr>
      </Grid>
    </>
  ),
  text: `${wrapText(from)}\n${wrapText(`${to} (${length})`)}`,
});

const LENGTH: CSSProperties = {
  ...TEXT_STYLES.small,
  padding: "0 8px",
  verticalAlign: "top",
  textAlign: "center",
};
const END: CSSProperties = {
  ...TEXT_STYLES.smallStrong,
  padding: "0 0 0 8px",
  verticalAlign: "top",
  textAlign: "right",
};

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
