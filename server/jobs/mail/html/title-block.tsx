import { Grid } from "./grid.tsx";
import { paint } from "./palette.ts";
import { TEXT_STYLES } from "./text-styles.ts";

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
          );
          return (
            <td key={label} {...cell} className={`${cell.className} cell`}>
              <p {...paint({ text: "ink-2" }, { ...TEXT_STYLES.small, margin: 0 })}>{label}</p>
              <p
                {...paint(
                  { text: "ink" },
                  {
                    ...TEXT_STYLES.smallStrong,
                    margin: 0,
                    ...(isLast ? { ...TEXT_STYLES.person, whiteSpace: "nowrap" as const } : {}),
                  },
                )}
              >
                {value}
              </p>
            </td>
          );
        })}
      </tr>
    </Grid>
  );
}
