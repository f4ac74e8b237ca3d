import { InlineText, Paragraph, Grid, TEXT_STYLES, paint, type MailColor } from "../html/parts.tsx";
import { toSection, wrapText, type Block, type Field } from "../model/mail-content.ts";
import type { CSSProperties, ReactNode } from "react";

export interface Step {
  when: string;
  title: string;
  text: string;
}

export function createFields(title: string, fields: readonly Field[], notGiven: string): Block {
  const labelWidth = Math.max(...fields.map(({ label }) => label.length)) + 2;
  return {
    gap: 32,
    html: <LabeledRows title={title} padding={9} rows={fields.map((field) => toFieldRow(field, notGiven))} />,
    text: toSection(
      title,
      fields.map(({ label, value = notGiven }) => {
        const text = typeof value === "string" ? value : value.text;
        return `${label}:`.padEnd(labelWidth) + wrapText(text, " ".repeat(labelWidth));
      }),
    ),
  };
}

function toFieldRow({ label, value, isPlain = false }: Field, notGiven: string): LabeledRow {
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
  };
}

export function createSteps(title: string, steps: readonly Step[]): Block {
  const rows = steps.map((step): LabeledRow => ({
    key: step.title,
    label: { color: "ink", style: TEXT_STYLES.strong, content: step.when },
    value: {
      color: "ink",
      content: (
        <>
          <Paragraph color="ink" text="strong">
            {step.title}
          </Paragraph>
          <Paragraph color="ink-2" text="body">
            {step.text}
          </Paragraph>
        </>
      ),
    },
  }));
  return {
    gap: 32,
    html: <LabeledRows title={title} padding={12} rows={rows} />,
    text: toSection(
      title,
      steps.map((step) => `${wrapText(`${step.when}: ${step.title}.`)}\n  ${wrapText(step.text, "  ")}`),
    ),
  };
}

export function createFigures(title: string, figures: readonly { figure: string; text: string }[]): Block {
  const rows = figures.map(({ figure, text }): LabeledRow => ({
    key: text,
    label: { color: "ink", style: TEXT_STYLES.figure, content: figure },
    value: { color: "ink", style: TEXT_STYLES.body, content: text },
  }));
  return {
    gap: 28,
    html: <LabeledRows title={title} padding={14} rows={rows} />,
    text: toSection(
      title,
      figures.map(({ figure, text }) => `${figure}\n  ${wrapText(text, "  ")}`),
    ),
  };
}

interface Cell {
  color: MailColor;
  style?: CSSProperties;
  content: ReactNode;
  dir?: "auto";
}

interface LabeledRow {
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
function LabeledRows({ title, padding, rows }: LabeledRowsProps) {
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
