import type {
  DeletionCounts,
  FoundSubmission,
  Person,
  PersonFindings,
  SubmissionRetention,
} from "../../jobs/retention/submission-retention.ts";
import { submissionTables } from "../../data/submission-tables.ts";

const formatCount = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function describeRow(row: FoundSubmission): string {
  const contactDetails = [row.email, row.phone].filter((text) => text !== null).join(", ");
  const rowDetails = [
    ...(row.file === null ? [] : [`file ${row.file}`]),
    formatCount(row.deliveries, "delivery", "deliveries"),
    formatCount(row.events, "note"),
    ...(row.is_held ? ["ON HOLD, kept"] : []),
  ];
  return `  ${row.table}  ${row.id}  ${row.created_at.slice(0, 10)}  ${contactDetails}  (${rowDetails.join("; ")})`;
}

function describeFindings({ submissions, related, mentions, elsewhere }: PersonFindings): string[] {
  const lines = submissions.map(describeRow);
  if (mentions.length > 0)
    lines.push(
      `${formatCount(mentions.length, "submission")} from other senders with the address or number, which will be replaced with [...]. Saved emails about these submissions will be deleted:`,
      ...mentions.map(
        ({ table, id, is_held }) => `  ${table}  ${id}${is_held ? "  (ON HOLD, not changed)" : ""}`,
      ),
    );
  if (elsewhere.length > 0)
    lines.push(
      `Elsewhere, where the address or number will be replaced with [...]: ${elsewhere
        .map(({ table, rows }) =>
          table === "files" ? formatCount(rows, "file name") : `${formatCount(rows, "row")} of ${table}`,
        )
        .join(", ")}.`,
    );
  if (related.length > 0)
    lines.push(
      "Not included, but with the same phone number or email as one of the above (add another --erase to include them):",
      ...related.map(
        ({ table, id, email, phone }) =>
          `  ${table}  ${id}  ${[email, phone].filter((text) => text !== null).join(", ")}`,
      ),
    );
  return lines;
}

function describeCounts(counts: DeletionCounts): string {
  const rows = submissionTables
    .filter((table) => counts[table] > 0)
    .map((table) => `${formatCount(counts[table], "row")} of ${table}`);
  const dependentCounts = [
    formatCount(counts.files, "file"),
    formatCount(counts.deliveries, "delivery", "deliveries"),
    formatCount(counts.events, "note"),
    formatCount(counts.mails, "saved email"),
  ];
  const mentionsText =
    (counts.mentions > 0
      ? `; ${formatCount(counts.mentions, "submission")} from other senders changed`
      : "") + (counts.elsewhere > 0 ? `; ${formatCount(counts.elsewhere, "other row")} changed` : "");
  return `Erased: ${[...rows, ...dependentCounts].join(", ")}${mentionsText}. private.deletions stores only these counts.`;
}

/**
 * Shows what is stored about a person and deletes it after confirmation. Keeps submissions on legal hold.
 * @param confirm called before anything is deleted
 * @param print prints a line for the operator
 */
export async function erasePerson(
  retention: SubmissionRetention,
  person: Person,
  confirm: (question: string) => Promise<boolean>,
  print: (line: string) => void,
): Promise<void> {
  const findings = await retention.find(person);
  const submissions = findings.submissions.filter(({ is_held }) => !is_held);
  const mentions = findings.mentions.filter(({ is_held }) => !is_held);
  for (const line of describeFindings(findings)) print(line);
  const heldCount = findings.submissions.length - submissions.length;
  if (heldCount > 0)
    print(
      `${formatCount(heldCount, "submission")} on legal hold. To erase them, first lift each hold: npm run submissions -- <table> --lift-hold <id>.`,
    );
  if (submissions.length === 0 && mentions.length === 0 && findings.elsewhere.length === 0) {
    print("There is nothing to erase.");
    return;
  }
  if (!(await confirm(`Erase ${formatCount(submissions.length, "submission")} for good?`))) {
    print("Nothing was erased.");
    return;
  }
  print(describeCounts(await retention.delete({ why: "erasure", submissions, person })));
}
