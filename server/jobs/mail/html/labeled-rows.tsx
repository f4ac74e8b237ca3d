import type { CSSProperties, ReactNode } from "react";
import { Grid } from "./grid.tsx";
import { paint, type MailColor } from "./palette.ts";
import { TEXT_STYLES } from "./text-styles.ts";

interface Cell {
  color: MailColor;
  style?: CSSProperties;
  content: ReactNode;
  dir?: "auto";
}

export interface LabeledRow {
  key: string;
  label: Cell;
  value: Cell;
}

interface LabeledRowsProps {
  title: string;
  /** Space above and below each row's text, in pixels. */
  padding: number;
  rows: readonly LabeledRow[];
}

/** A titled table with a label and a value in each row, and lines between the rows. */
export function LabeledRows({ title, padding, rows }: LabeledRowsProps) {
  return (
    <>
      <h2
        {...paint(
          { text: "ink", line: "line" },
          { ...TEXT_STYLES.title, margin: 0, padding: "0 0 8px", borderBottom: "1px solid" },
        )}
      >
        {title}
      </h2>
      <Grid>
        {rows.map(({ key, label, value }, index) => {
          const borderBottom = index === rows.length - 1 ? "0" : "1px solid";
          const labelProps = paint(
            { text: label.color, line: "line" },
            {
              ...label.style,
              borderBottom,
              padding: `${padding}px 16px ${padding}px 0`,
              width: "30%",
              verticalAlign: "top",
            },
            "label",
          );
          const valueProps = paint(
            { text: value.color, line: "line" },
            { ...value.style, borderBottom, padding: `${padding}px 0`, verticalAlign: "top" },
          );
          return (
            <tr key={key}>
              <td {...labelProps}>{label.content}</td>
              <td {...valueProps} dir={value.dir}>
                {value.content}
              </td>
            </tr>
          );
        })}
      </Grid>
    </>
  );
}
