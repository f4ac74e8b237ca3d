import type { ReportData } from "../../site/model/report/report-data.ts";

/** Input of the process that typesets a report. */
export interface ReportOrder {
  /** Output folder. */
  folder: string;
  data: ReportData;
  /** SVG files by name. */
  drawings: [name: string, svg: string][];
  /** Codes of the sheets to render as images. */
  pictured: string[];
}
