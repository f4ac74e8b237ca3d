import { Grid } from "./grid.tsx";
import { paint } from "./palette.ts";
import { SectionTitle } from "./section-title.tsx";
import { TEXT_STYLES } from "./text-styles.ts";

interface StepBlockProps {
  title: string;
  steps: readonly { when: string; title: string; text: string }[];
}

export function StepBlock({ title, steps }: StepBlockProps) {
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <Grid>
        {steps.map((step, index) => {
          const borderBottom = index === steps.length - 1 ? "0" : "1px solid";
          const when = paint(
            { text: "ink", line: "line" },
            {
              ...TEXT_STYLES.strong,
              borderBottom,
              padding: "12px 16px 12px 0",
              width: "30%",
              verticalAlign: "top",
            },
          );
          return (
            <tr key={step.title}>
              <td {...when} className={`${when.className} label`}>
                {step.when}
              </td>
              <td {...paint({ line: "line" }, { borderBottom, padding: "12px 0", verticalAlign: "top" })}>
                <p {...paint({ text: "ink" }, { ...TEXT_STYLES.strong, margin: 0 })}>{step.title}</p>
                <p {...paint({ text: "ink-2" }, { ...TEXT_STYLES.body, margin: 0 })}>{step.text}</p>
              </td>
            </tr>
          );
        })}
      </Grid>
    </>
  );
}
