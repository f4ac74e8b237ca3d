declare module "subset-font" {
  export interface SubsetOptions {
    targetFormat: "woff2" | "truetype";
    keepFeatures?: readonly string[];
    preserveNameIds?: readonly number[];
    /** By variation axis: the range to keep, or one value to fix the axis at. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
