import type { CSSProperties } from "react";
import { Grid } from "../html/grid.tsx";
import { paint } from "../html/palette.ts";
import { TEXT_STYLES } from "../html/text-styles.ts";
import type { Block } from "../model/mail-content.ts";

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
  text: `${from}\n${to} (${length})`,
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
  whiteSpace: "nowrap",
};
