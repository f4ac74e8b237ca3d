import { loadDataFiles } from "../../../site/model/loading/load-data.ts";
import { openMigratedDatabase } from "../../data/database/open-migrated.ts";
import { BackendError } from "../../platform/backend-error.ts";
import { toPrintable } from "../../platform/to-printable.ts";
import { openData } from "../api/open-data.ts";
import { createLeadDesk, type LeadDesk } from "../desk/leads/create-lead-desk.ts";
import { formatPartnerReportCsv, formatPartnerReportTable } from "./format-partner-report.ts";
import { parsePartnersArguments } from "./partners-arguments.ts";

/** Rejects a partner that the content does not list. A former partner with leads can still get a report. */
function requireKnownPartner(partner: string): void {
  const partnerIds = loadDataFiles(process.cwd()).partners.known.map(({ id }) => id);
  if (partnerIds.includes(partner)) return;
  const list = partnerIds.length > 0 ? `It lists ${partnerIds.join(", ")}.` : "It lists no partners.";
  throw new BackendError(`content/_data/partners.yaml does not list the partner "${partner}". ${list}`);
}

/**
 * Reports a partner's leads by day and page.
 * @throws BackendError if there is no such partner, or the database cannot be read
 */
export async function runPartners(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<void> {
  const reportPeriod = parsePartnersArguments(args);
  const data = await openData<Pick<LeadDesk, "partnerReport">>(env, {
    unavailable: "Partner reports are not available",
    connect: (databaseUrl) => openMigratedDatabase(databaseUrl, "private.is_flagged"),
    fromDatabase: ({ database }) => createLeadDesk(database),
    fromServer: ({ leads }) => leads,
  });
  try {
    const lines = await data.partnerReport(reportPeriod);
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
