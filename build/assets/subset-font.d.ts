declare module "subset-font" {
  export interface SubsetOptions {
    targetFormat: "woff2" | "truetype";
    /** OpenType features to retain; defaults to those that are on by default. */
    keepFeatures?: readonly string[];
    /** Additional name table entries to retain. */
    preserveNameIds?: readonly number[];
    /** Range to retain on each axis, or a fixed position. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  /** @param text the characters to retain */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
