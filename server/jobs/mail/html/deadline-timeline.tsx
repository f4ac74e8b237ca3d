import type { BlockOf } from "../model/mail-content.ts";
import { Grid } from "./grid.tsx";
import { paint } from "./palette.ts";
import { TEXT_STYLES } from "./text-styles.ts";

const BLANK = { fontSize: 0, lineHeight: 0, padding: 0 } as const;

/** Draws the time until a deadline as a line, with a tick at the start and an orange mark at the end. */
export function DeadlineTimeline({ from, length, to }: BlockOf<"period">) {
  return (
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
          <td {...paint({ text: "ink-2" }, { ...TEXT_STYLES.small, ...CAPTION })}>{from}</td>
          <td className="t-ink-2 narrow-gone" style={MIDDLE}>
            {length}
          </td>
          <td className="t-ink narrow-wrap" style={END}>
            {to}
          </td>
        </tr>
      </Grid>
    </>
  );
}

const CAPTION = { padding: 0, verticalAlign: "top" } as const;
const END = paint(
  { text: "ink" },
  {
    ...TEXT_STYLES.smallStrong,
    padding: "0 0 0 8px",
    verticalAlign: "top",
    textAlign: "right" as const,
    whiteSpace: "nowrap" as const,
  },
).style;
const MIDDLE = paint(
  { text: "ink-2" },
  { ...TEXT_STYLES.small, padding: "0 8px", verticalAlign: "top", textAlign: "center" as const },
).style;
