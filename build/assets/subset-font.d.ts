declare module "subset-font" {
  export interface SubsetOptions {
    targetFormat: "woff2" | "truetype";
    keepFeatures?: readonly string[];
    preserveNameIds?: readonly number[];
    /** Range to keep on each axis, or the value to fix it at. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
