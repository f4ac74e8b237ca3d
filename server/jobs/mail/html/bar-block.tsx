import type { Bar, BlockOf } from "../model/mail-content.ts";
import { Grid } from "./grid.tsx";
import { paint, type MailColor } from "./palette.ts";
import { TEXT_STYLES } from "./text-styles.ts";

/**
 * Draws pay ranges on a shared scale, each with a mark at its average. The text above each bar states the same
 * figures.
 */
export function BarBlock({ title, scale, bars }: BlockOf<"bars">) {
  return (
    <>
      <p {...paint({ text: "ink" }, { ...TEXT_STYLES.strong, margin: 0 })}>{title}</p>
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
                  { ...TEXT_STYLES.body, padding: 0, textAlign: "right" as const, verticalAlign: "top" },
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
  );
}

const MARK_WIDTH = 1;

function Range({ bar, scale: [from, to] }: { bar: Bar; scale: readonly [number, number] }) {
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
