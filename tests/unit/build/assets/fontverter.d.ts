declare module "fontverter" {
  export function convert(font: Buffer, to: "truetype" | "woff" | "woff2"): Promise<Buffer>;
}
