import type { Layout } from "../../model/schemas/layout.ts";

/** Labels for annotated drawings, in the language of the page. `{count}` is a placeholder for the number. */
export type DrawingLabels = Layout["drawings"];

export const fillCount = (label: string, count: number): string =>
  label.replace("{count}", count.toLocaleString("en-US"));
