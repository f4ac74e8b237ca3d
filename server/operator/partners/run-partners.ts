import { existsSync, readFileSync } from "node:fs";
import { formatCsvFile } from "../../../model/csv.ts";
import { loadDataFiles } from "../../../model/loading/load-data.ts";
import type { PinnedRelease } from "../../../model/page-assets.ts";
import { readBuildRecord } from "../../../site/settings/build-record.ts";
import { openMigratedDatabase } from "../../data/database/open-postgres.ts";
import { BackendError } from "../../platform/backend-error.ts";
import { toPrintable } from "../../platform/to-printable.ts";
import { openData } from "../api/open-data.ts";
import type { PartnerReportLine, PartnerReportPeriod } from "../desk/leads/read-statistics.ts";
import { readArguments, UsageError } from "../../../site/settings/run-command.ts";

const numericColumns = ["shown", "started", "sent", "accepted", "flagged"] as const;

const formatPartnerReportCsv = (lines: readonly PartnerReportLine[]): string =>
  formatCsvFile([
    ["day", "page", ...numericColumns],
    ...lines.map((line) => [line.day, line.page, ...numericColumns.map((name) => String(line[name]))]),
  ]);

function formatPartnerReportTable(
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

/** Rejects a partner that the content does not list. A former partner with leads can still get a report. */
function requireKnownPartner(partner: string): void {
  const partnerIds = loadDataFiles(process.cwd()).partners.known.map(({ id }) => id);
  if (partnerIds.includes(partner)) return;
  const list = partnerIds.length > 0 ? `It lists ${partnerIds.join(", ")}.` : "It lists no partners.";
  throw new BackendError(`content/_data/partners.yaml does not list the partner "${partner}". ${list}`);
}

/** Describes the files of the built site with which partners load exactly this version of the forms. */
function formatPinnedScripts(): string {
  if (!existsSync("dist/embed/release.json"))
    throw new BackendError("There is no dist/ folder. Run npm run build first.");
  const release = JSON.parse(readFileSync("dist/embed/release.json", "utf8")) as PinnedRelease;
  const { languages, ...english } = release;
  const origin = readBuildRecord("dist")?.siteUrl ?? "";
  const tags = [english, ...Object.values(languages)].map(
    ({ file, integrity }) =>
      `<script async src="${origin}${file}" integrity="${integrity}" crossorigin="anonymous"></script>`,
  );
  return [
    `Scripts of version ${release.version}, which partners can pin (docs/embed/install.md):`,
    ...tags,
  ].join("\n");
}

/**
 * Reports a partner's leads by day and page or, without arguments, prints the scripts that partners can pin.
 * @throws BackendError if there is no such partner, the database cannot be read, or the site has not been built
 */
export async function runPartners(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<void> {
  const reportPeriod = parsePartnersArguments(args);
  if (reportPeriod === undefined) return print(formatPinnedScripts());
  const data = await openData(
    env,
    (databaseUrl) => openMigratedDatabase(databaseUrl, "private.is_flagged"),
    "Partner reports are not available",
  );
  try {
    const lines = await data.leads.partnerReport(reportPeriod);
    if (lines.length === 0) requireKnownPartner(reportPeriod.partner);
    print(
      reportPeriod.format === "csv"
        ? formatPartnerReportCsv(lines)
        : toPrintable(formatPartnerReportTable(lines, reportPeriod)),
    );
  } finally {
    await data.close();
  }
}

const usageError = (message: string) => new UsageError("partners", message);

/** @returns undefined without arguments */
export function parsePartnersArguments(args: readonly string[]) {
  const { values, words } = readArguments("partners", args);
  if (words.length === 0 && Object.keys(values).length === 0) return undefined;
  const [action, partner, ...more] = words;
  if (action !== "report" || partner === undefined || more.length > 0)
    throw usageError("Expected: report and one partner.");
  const { month } = values;
  if (month === undefined || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month) || month.startsWith("0000"))
    throw usageError("--month needs a month such as 2026-11.");
  return { partner, month, format: values.csv ? "csv" : "text" };
}
