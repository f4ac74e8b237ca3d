import { json } from "node:stream/consumers";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { PICTURE_SIZE } from "../../site/model/pay/report-pictures.ts";
import { FIXED } from "../../site/tokens/colors.ts";
import { writeWhole } from "../cache/cache-file.ts";
import { compileReport } from "./compile-report.ts";
import type { ReportOrder } from "./report-order.ts";
import { reportFonts } from "./report-fonts.ts";

/** A process of its own, so that pages are written meanwhile and the memory goes with it: reads an order, writes files into a folder. */
const { folder, data, drawings, pictured } = (await json(process.stdin)) as ReportOrder;
const fonts = await reportFonts();
const { pdf, pictures } = compileReport({ data, drawings: new Map(drawings), fonts }, pictured);
// The text of a sheet is drawn as paths, but that of a map inside it needs its faces, which are read from files.
const fontFiles = fonts.map((font, index) => {
  const file = join(folder, `face-${index}.ttf`);
  writeWhole(file, font);
  return file;
});
pictures.forEach((svg, index) => {
  const picture = new Resvg(svg, {
    fitTo: { mode: "width", value: PICTURE_SIZE.width },
    background: FIXED.white,
    font: { fontFiles, loadSystemFonts: false },
  });
  writeWhole(join(folder, `${pictured[index]}.png`), picture.render().asPng());
});
// Last: a folder that has it is complete.
writeWhole(join(folder, "report.pdf"), pdf);
