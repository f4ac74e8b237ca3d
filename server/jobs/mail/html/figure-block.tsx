import type { BlockOf } from "../model/mail-content.ts";
import { LabeledRows } from "./labeled-rows.tsx";
import { TEXT_STYLES } from "./text-styles.ts";

export function FigureBlock({ title, figures }: BlockOf<"figures">) {
  const rows = figures.map(
    ({ figure, text }) =>
      ({
        key: text,
        label: { color: "ink", style: TEXT_STYLES.figure, content: figure },
        value: { color: "ink", style: TEXT_STYLES.body, content: text },
      }) as const,
  );
  return <LabeledRows title={title} padding={14} rows={rows} />;
}
