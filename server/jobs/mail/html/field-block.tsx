import type { Field } from "../model/mail-content.ts";
import { Grid } from "./grid.tsx";
import { InlineText } from "./inline-text.tsx";
import { paint } from "./palette.ts";
import { SectionTitle } from "./section-title.tsx";
import { TEXT_STYLES } from "./text-styles.ts";

interface FieldBlockProps {
  title: string;
  fields: readonly Field[];
  notGiven: string;
}

export function FieldBlock({ title, fields, notGiven }: FieldBlockProps) {
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <Grid>
        {fields.map((field, index) => (
          <FieldRow key={field.label} {...field} notGiven={notGiven} isLast={index === fields.length - 1} />
        ))}
      </Grid>
    </>
  );
}

function FieldRow({
  label,
  value,
  isPlain = false,
  notGiven,
  isLast,
}: Field & { notGiven: string; isLast: boolean }) {
  const borderBottom = isLast ? "0" : "1px solid";
  const isGiven = value !== undefined;
  const type = isGiven && !isPlain ? TEXT_STYLES.strong : TEXT_STYLES.body;
  const name = paint(
    { text: "ink-2", line: "line" },
    {
      ...TEXT_STYLES.body,
      borderBottom,
      padding: "9px 16px 9px 0",
      width: "30%",
      textAlign: "left" as const,
      verticalAlign: "top",
    },
  );
  const cell = paint(
    { text: isGiven ? "ink" : "ink-3", line: "line" },
    {
      ...type,
      borderBottom,
      padding: "9px 0",
      textAlign: "left" as const,
      verticalAlign: "top",
      overflowWrap: "anywhere" as const,
      whiteSpace: "pre-line" as const,
    },
  );
  return (
    <tr>
      <td {...name} className={`${name.className} label`}>
        {label}
      </td>
      <td {...cell} dir="auto">
        <InlineText parts={[value ?? notGiven]} />
      </td>
    </tr>
  );
}
