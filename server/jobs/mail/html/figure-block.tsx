import { Grid } from "./grid.tsx";
import { paint } from "./palette.ts";
import { SectionTitle } from "./section-title.tsx";
import { TEXT_STYLES } from "./text-styles.ts";

interface FigureBlockProps {
  title: string;
  figures: readonly { figure: string; text: string }[];
}

export function FigureBlock({ title, figures }: FigureBlockProps) {
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <Grid>
        {figures.map(({ figure, text }, index) => {
          const borderBottom = index === figures.length - 1 ? "0" : "1px solid";
          const figureCellProps = paint(
            { text: "ink", line: "line" },
            {
              ...TEXT_STYLES.figure,
              borderBottom,
              padding: "14px 16px 14px 0",
              width: "30%",
              verticalAlign: "top",
            },
          );
          return (
            <tr key={text}>
              <td {...figureCellProps} className={`${figureCellProps.className} label`}>
                {figure}
              </td>
              <td
                {...paint(
                  { text: "ink", line: "line" },
                  { ...TEXT_STYLES.body, borderBottom, padding: "14px 0", verticalAlign: "top" },
                )}
              >
                {text}
              </td>
            </tr>
          );
        })}
      </Grid>
    </>
  );
}
