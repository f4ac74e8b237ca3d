import type { BlockOf } from "../model/mail-content.ts";
import { LabeledRows } from "./labeled-rows.tsx";
import { paint } from "./palette.ts";
import { TEXT_STYLES } from "./text-styles.ts";

export function StepBlock({ title, steps }: BlockOf<"steps">) {
  const rows = steps.map(
    (step) =>
      ({
        key: step.title,
        label: { color: "ink", style: TEXT_STYLES.strong, content: step.when },
        value: {
          color: "ink",
          content: (
            <>
              <p {...paint({ text: "ink" }, { ...TEXT_STYLES.strong, margin: 0 })}>{step.title}</p>
              <p {...paint({ text: "ink-2" }, { ...TEXT_STYLES.body, margin: 0 })}>{step.text}</p>
            </>
          ),
        },
      }) as const,
  );
  return <LabeledRows title={title} padding={12} rows={rows} />;
}
