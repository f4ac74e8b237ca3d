import type { BlockOf, Field } from "../model/mail-content.ts";
import { InlineText } from "./inline-text.tsx";
import { LabeledRows } from "./labeled-rows.tsx";
import { TEXT_STYLES } from "./text-styles.ts";

export function FieldBlock({ title, fields, notGiven }: BlockOf<"fields">) {
  return <LabeledRows title={title} padding={9} rows={fields.map((field) => toRow(field, notGiven))} />;
}

function toRow({ label, value, isPlain = false }: Field, notGiven: string) {
  const isGiven = value !== undefined;
  return {
    key: label,
    label: { color: "ink-2", style: { ...TEXT_STYLES.body, textAlign: "left" }, content: label },
    value: {
      color: isGiven ? "ink" : "ink-3",
      style: {
        ...(isGiven && !isPlain ? TEXT_STYLES.strong : TEXT_STYLES.body),
        textAlign: "left",
        overflowWrap: "anywhere",
        whiteSpace: "pre-line",
      },
      content: <InlineText parts={[value ?? notGiven]} />,
      dir: "auto",
    },
  } as const;
}
