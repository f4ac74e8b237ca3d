declare module "subset-font" {
  export interface SubsetOptions {
    targetFormat: "woff2";
    /** OpenType features that stay, by their tags. */
    keepFeatures: readonly string[];
    /** The part of each axis that stays. */
    variationAxes: Readonly<Record<string, { min: number; max: number }>>;
  }
  /** @param text the characters whose glyphs stay */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
