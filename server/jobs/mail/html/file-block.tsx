import type { BlockOf } from "../model/mail-content.ts";
import { Grid } from "./grid.tsx";
import { paint } from "./palette.ts";
import { TEXT_STYLES } from "./text-styles.ts";

export function FileBlock({ name, text }: BlockOf<"file">) {
  return (
    <Grid>
      <tr>
        <td {...paint({ fill: "band" }, { padding: "12px 16px" })}>
          <p {...paint({ text: "ink" }, { ...TEXT_STYLES.strong, margin: 0, overflowWrap: "anywhere" })}>
            {name}
          </p>
          <p {...paint({ text: "ink-2" }, { ...TEXT_STYLES.small, margin: 0 })}>{text}</p>
        </td>
      </tr>
    </Grid>
  );
}
