import { json } from "node:stream/consumers";
import { join } from "node:path";
import { writeWhole } from "../cache/cache-file.ts";
import { compileReport } from "./compile-report.ts";
import type { ReportOrder } from "./report-order.ts";
import { reportFonts } from "./report-fonts.ts";
import { sheetPicture } from "./sheet-picture.ts";

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
for (const [index, svg] of pictures.entries()) {
  const { picture, thumbnail } = await sheetPicture(svg, fontFiles);
  writeWhole(join(folder, `${pictured[index]}.png`), picture);
  writeWhole(join(folder, `${pictured[index]}.avif`), thumbnail);
}
// Last: a folder that has it is complete.
writeWhole(join(folder, "report.pdf"), pdf);
