import { submissionTables } from "../../../../data/submission-tables.ts";
import { normalizePhone, isPhone } from "../../../../../model/submissions/phone-number.ts";
import type { DeletionCounts, PersonFindings } from "../../../../jobs/retention/submission-retention.ts";
import type { SenderIdentity } from "../../leads/lead-desk.ts";
import { callApi } from "../data/call-api.ts";
import { useDesk } from "../data/desk-context.ts";
import { useLoad } from "../data/use-fetch.ts";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { LoadStatus } from "../parts/load-states.tsx";
import { formatCount, kindNames } from "../format/labels.ts";

interface EraseDialogProps {
  sender: SenderIdentity;
  onErased: () => void;
  onClose: () => void;
}

export function EraseDialog({ sender: { email, phone }, onErased, onClose }: EraseDialogProps) {
  const { times, notify } = useDesk();
  const person = {
    emails: email ? [email] : [],
    phones: phone && isPhone(normalizePhone(phone)) ? [phone] : [],
  };
  const findings = useLoad(JSON.stringify(person), "", (signal) =>
    callApi<PersonFindings>("/people/find", { body: person, signal }),
  );
  const { data } = findings;
  const erase = async () => {
    const counts = await callApi<DeletionCounts>("/people/erase", { body: person });
    const rows = submissionTables.reduce((sum, table) => sum + counts[table], 0);
    notify(
      `Erased: ${formatCount(rows, "submission")}, ${formatCount(counts.files, "file")}, ${formatCount(counts.mails, "saved email")}.`,
    );
    onErased();
  };
  const erasableSubmissions = data?.submissions.filter(({ is_held }) => !is_held) ?? [];
  const changeableMentions = data?.mentions.filter(({ is_held }) => !is_held) ?? [];
  const elsewhere = data?.elsewhere.reduce((sum, { rows }) => sum + rows, 0) ?? 0;
  const isOnlyReplaced = erasableSubmissions.length === 0 && changeableMentions.length + elsewhere > 0;
  return (
    <ConfirmDialog
      title={`Erase ${[...person.emails, ...person.phones].join(" and ")}?`}
      action={
        isOnlyReplaced
          ? "Replace it for good"
          : `Erase ${formatCount(erasableSubmissions.length, "submission")} for good`
      }
      isActionPossible={erasableSubmissions.length > 0 || isOnlyReplaced}
      onConfirm={erase}
      onClose={onClose}
    >
      <p>This is deleted for good, with its files, deliveries, notes and saved emails:</p>
      <LoadStatus {...findings} what="what is stored" />
      <ul className="max-h-60 overflow-y-auto border border-line">
        {data?.submissions.map((row) => (
          <li
            key={`${row.table}/${row.id}`}
            className="border-b border-line px-3 py-1 wrap-anywhere last:border-b-0"
          >
            {kindNames[row.table]}, {times.short(row.created_at)},{" "}
            {[row.email, row.phone].filter(Boolean).join(", ")}
            {row.is_held && <b className="font-strong"> on legal hold, not erased</b>}
          </li>
        ))}
      </ul>
      {changeableMentions.length > 0 && (
        <p>
          {formatCount(changeableMentions.length, "submission")} from other senders with the address or number
          in a text or note will show [...] instead.
        </p>
      )}
      {elsewhere > 0 && (
        <p>
          {formatCount(elsewhere, "other record")} with the address or number, such as counts of partners'
          pages and names of files, will show [...] instead.
        </p>
      )}
      {data !== undefined && data.related.length > 0 && (
        <p>
          {formatCount(data.related.length, "submission")} with only the same phone number or only the same
          email will stay.
        </p>
      )}
    </ConfirmDialog>
  );
}
