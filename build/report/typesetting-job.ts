import type { ReportData } from "../../site/model/report/create-report-data.ts";

/** Input of the process that typesets a report. */
export interface TypesettingJob {
  folder: string;
  data: ReportData;
  drawings: [name: string, svg: string][];
  pictured: string[];
}
