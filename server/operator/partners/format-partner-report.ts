import { formatCsvFile } from "../../../site/model/csv.ts";
import type { PartnerReportLine, PartnerReportPeriod } from "../desk/leads/read-partner-report.ts";

const numericColumns = ["shown", "started", "sent", "accepted", "flagged"] as const;

export const formatPartnerReportCsv = (lines: readonly PartnerReportLine[]): string =>
  formatCsvFile([
    ["day", "page", ...numericColumns],
    ...lines.map((line) => [line.day, line.page, ...numericColumns.map((name) => String(line[name]))]),
  ]);

export function formatPartnerReportTable(
  lines: readonly PartnerReportLine[],
  { partner, month }: PartnerReportPeriod,
): string {
  if (lines.length === 0) return `There is no activity from ${partner} in ${month}.`;
  const sum = (name: (typeof numericColumns)[number]) => lines.reduce((total, line) => total + line[name], 0);
  const rows = [
    ["day", ...numericColumns, "page"],
    ...lines.map((line) => [
      line.day,
      ...numericColumns.map((name) => String(line[name])),
      line.page || "not known",
    ]),
    ["sum", ...numericColumns.map((name) => String(sum(name))), ""],
  ];
  return rows
    .map(([day = "", ...cells]) => {
      const page = cells.pop() ?? "";
      return `${day.padEnd(10)}${cells.map((cell) => cell.padStart(10)).join("")}  ${page}`.trimEnd();
    })
    .join("\n");
}
