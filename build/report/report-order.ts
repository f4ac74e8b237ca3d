import type { ReportData } from "../../site/model/pay/report-data.ts";

/** Input of the process that typesets a report. */
export interface ReportOrder {
  /** Where its files go. */
  folder: string;
  data: ReportData;
  /** SVG files by their names. */
  drawings: [name: string, svg: string][];
  /** Codes of the sheets of which a picture is made. */
  pictured: string[];
}
