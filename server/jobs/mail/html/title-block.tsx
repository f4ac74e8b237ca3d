import { Grid } from "./grid.tsx";
import { paint } from "./palette.ts";
import { Paragraph } from "./paragraph.tsx";

export function TitleBlock({ cells }: { cells: readonly { label: string; value: string }[] }) {
  return (
    <Grid>
      <tr>
        {cells.map(({ label, value }, index) => {
          const isLast = index === cells.length - 1;
          const cell = paint(
            { line: "frame" },
            {
              borderTop: "1px solid",
              borderLeft: index === 0 ? "0" : "1px solid",
              padding: "10px 16px 14px",
              width: isLast ? 1 : undefined,
              verticalAlign: "top",
            },
            "cell",
          );
          return (
            <td key={label} {...cell}>
              <Paragraph color="ink-2" text="small">
                {label}
              </Paragraph>
              <Paragraph
                color="ink"
                text={isLast ? "person" : "smallStrong"}
                style={isLast ? { whiteSpace: "nowrap" } : {}}
              >
                {value}
              </Paragraph>
            </td>
          );
        })}
      </tr>
    </Grid>
  );
}
