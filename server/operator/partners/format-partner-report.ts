import { formatCsvFile } from "../../../site/model/csv.ts";
import type { PartnerReportLine, PartnerReportPeriod } from "../desk/leads/read-partner-report.ts";

const numbers = ["shown", "started", "sent", "accepted", "flagged"] as const;

export const formatPartnerReportCsv = (lines: readonly PartnerReportLine[]): string =>
  formatCsvFile([
    ["day", "page", ...numbers],
    ...lines.map((line) => [line.day, line.page, ...numbers.map((name) => String(line[name]))]),
  ]);

export function formatPartnerReportTable(
  lines: readonly PartnerReportLine[],
  { partner, month }: PartnerReportPeriod,
): string {
  if (lines.length === 0) return `There is no activity from ${partner} in ${month}.`;
  const sum = (name: (typeof numbers)[number]) => lines.reduce((total, line) => total + line[name], 0);
  const rows = [
    ["day", ...numbers, "page"],
    ...lines.map((line) => [
      line.day,
      ...numbers.map((name) => String(line[name])),
      line.page || "not known",
    ]),
    ["sum", ...numbers.map((name) => String(sum(name))), ""],
  ];
  return rows
    .map(([day = "", ...cells]) => {
      const page = cells.pop() ?? "";
      return `${day.padEnd(10)}${cells.map((cell) => cell.padStart(10)).join("")}  ${page}`.trimEnd();
    })
    .join("\n");
}
