import { InlineText } from "../html/inline-text.tsx";
import { LabeledRows, type LabeledRow } from "../html/labeled-rows.tsx";
import { Paragraph } from "../html/paragraph.tsx";
import { TEXT_STYLES } from "../html/text-styles.ts";
import type { Block, Field } from "../model/mail-content.ts";
import { toSection } from "../text/to-plain-text.ts";
import { wrapText } from "../text/wrap-text.ts";

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
      steps.map((step) => `${step.when}: ${step.title}.\n  ${wrapText(step.text, "  ")}`),
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
