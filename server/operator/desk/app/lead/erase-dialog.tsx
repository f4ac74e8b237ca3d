import { normalizePhone, isPhone } from "../../../../../site/model/submissions/phone-number.ts";
import { useState } from "react";
import type { DeletionCounts, PersonFindings } from "../../../../jobs/retention/submission-retention.ts";
import { callApi, errorMessage } from "../data/call-api.ts";
import { useDesk } from "../data/desk-context.ts";
import { usePost } from "../data/use-post.ts";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { Failure, LoadingMessage } from "../parts/load-states.tsx";
import { formatCount, kindNames } from "../format/labels.ts";

interface EraseDialogProps {
  email: string | undefined;
  phone: string | undefined;
  onErased: () => void;
  onClose: () => void;
}

export function EraseDialog({ email, phone, onErased, onClose }: EraseDialogProps) {
  const { times, notify } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const person = {
    emails: email === undefined ? [] : [email],
    phones: phone === undefined || !isPhone(normalizePhone(phone)) ? [] : [phone],
  };
  const { data, error, reload } = usePost<PersonFindings>("/people/find", person);
  const erase = async () => {
    setBusy(true);
    try {
      const counts = await callApi<DeletionCounts>("/people/erase", { method: "POST", body: person });
      const rows = counts.contact_submissions + counts.resume_submissions + counts.salary_report_downloads;
      notify(
        `Erased: ${formatCount(rows, "submission")}, ${formatCount(counts.files, "file")}, ${formatCount(counts.mails, "saved email")}.`,
      );
      onErased();
    } catch (reason) {
      notify(errorMessage(reason));
      setBusy(false);
    }
  };
  const erasableSubmissions = data?.submissions.filter(({ is_held }) => !is_held) ?? [];
  const changeableMentions = data?.mentions.filter(({ is_held }) => !is_held) ?? [];
  return (
    <ConfirmDialog
      title={`Erase ${[...person.emails, ...person.phones].join(" and ")}?`}
      action={`Erase ${formatCount(erasableSubmissions.length, "submission")} for good`}
      isBusy={isBusy}
      isActionPossible={erasableSubmissions.length > 0}
      onConfirm={() => void erase()}
      onClose={onClose}
    >
      <p>This is deleted for good, with its files, deliveries, notes and saved emails:</p>
      {error !== undefined && <Failure text={error} onRetry={reload} />}
      {data === undefined && error === undefined && <LoadingMessage what="what is stored" />}
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
      {data !== undefined && data.related.length > 0 && (
        <p>
          {formatCount(data.related.length, "submission")} with only the same phone number or only the same
          email will stay.
        </p>
      )}
    </ConfirmDialog>
  );
}
