import type { ReportData } from "../../site/model/report/create-report-data.ts";

export interface TypesettingJob {
  folder: string;
  data: ReportData;
  drawings: [name: string, svg: string][];
}
