declare module "subset-font" {
  export interface SubsetOptions {
    targetFormat: "woff2" | "truetype";
    /** OpenType features that stay, by their tags; absent, those that are on unless a text says otherwise. */
    keepFeatures?: readonly string[];
    /** Entries of the name table that stay beside the common ones. */
    preserveNameIds?: readonly number[];
    /** The part of each axis that stays, or the one place on it. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  /** @param text the characters whose glyphs stay */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
