/** Labels for annotated drawings, in the language of the page. `{count}` is a placeholder for the number. */
export interface DrawingLabels {
  span: string;
  area: string;
  length: string;
  count: string;
  slab: string;
  deck: string;
  framing: string;
  footings: string;
}

export const fillCount = (label: string, count: number): string =>
  label.replace("{count}", count.toLocaleString("en-US"));
