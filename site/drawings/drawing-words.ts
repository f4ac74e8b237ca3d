/** Words of annotated drawings in the language of the page; `{count}` is the number that they name. */
export interface DrawingWords {
  span: string;
  area: string;
  length: string;
  count: string;
  slab: string;
  deck: string;
  framing: string;
  footings: string;
}

/** Fills a number into its words: `120 ft span`. */
export const countInWords = (words: string, count: number): string =>
  words.replace("{count}", count.toLocaleString("en-US"));
