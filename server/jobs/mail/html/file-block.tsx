import { Grid } from "./grid.tsx";
import { paint } from "./palette.ts";
import { TYPE } from "./type.ts";

export function FileBlock({ name, text }: { name: string; text: string }) {
  return (
    <Grid>
      <tr>
        <td {...paint({ fill: "band" }, { padding: "12px 16px" })}>
          <p {...paint({ text: "ink" }, { ...TYPE.strong, margin: 0, overflowWrap: "anywhere" })}>{name}</p>
          <p {...paint({ text: "ink-2" }, { ...TYPE.small, margin: 0 })}>{text}</p>
        </td>
      </tr>
    </Grid>
  );
}
