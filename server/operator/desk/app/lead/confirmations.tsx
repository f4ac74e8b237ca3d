import { useQuery } from "@tanstack/react-query";
import { normalizePhone, isPhone } from "../../../../../model/submissions/phone-number.ts";
import { type SubmissionRef, submissionTables } from "../../../../data/submission-tables.ts";
import type { SenderIdentity } from "../../leads/lead-desk.ts";
import { api, read, saveFile } from "../data/api-client.ts";
import { useDesk } from "../data/desk-context.ts";
import { ConfirmDialog } from "../parts/dialogs.tsx";
import { formatCount, senderName, kindNames } from "../data/labels.ts";
import { LoadStatus } from "../parts/panel.tsx";

export type FlaggedAction = "release" | "delete";

interface FlaggedDialogProps {
  action: FlaggedAction;
  flagged: readonly (SubmissionRef & SenderIdentity & { is_kept: boolean })[];
  onDone: () => void;
  onClose: () => void;
}

const maxNames = 8;

/** Asks for confirmation before releasing or deleting flagged submissions, because neither can be undone. */
export function FlaggedDialog({ action, flagged, onDone, onClose }: FlaggedDialogProps) {
  const { notify } = useDesk();
  const affectedSubmissions = action === "delete" ? flagged.filter(({ is_kept }) => !is_kept) : flagged;
  const json = { leads: affectedSubmissions.map(({ table, id }) => ({ table, id })) };
  const runAction = async () => {
    if (action === "release") {
      const releasedCounts = await read(api.selection.release.$post({ json }));
      notify(
        `Released ${formatCount(releasedCounts.leads, "submission")}; ${formatCount(releasedCounts.deliveries, "delivery", "deliveries")} will be sent in a moment.`,
      );
    } else {
      const { deleted } = await read(api.selection.delete.$post({ json }));
      notify(`Deleted ${formatCount(deleted, "submission")}.`);
    }
    onDone();
  };
  const what = formatCount(affectedSubmissions.length, "submission");
  return (
    <ConfirmDialog
      title={`${action === "release" ? "Release" : "Delete"} ${what}?`}
      action={action === "release" ? `Release ${what}` : `Delete ${what} for good`}
      look={action === "release" ? "primary" : "danger"}
      isActionPossible={affectedSubmissions.length > 0}
      onConfirm={runAction}
      onClose={onClose}
    >
      <p>
        {action === "release"
          ? "This sends the held deliveries, such as the notice to the agency and the receipt to the sender. Sent email cannot be recalled."
          : "They are deleted for good, with their files, deliveries and notes. Their deliveries were never sent."}
      </p>
      <p className="wrap-anywhere">
        {affectedSubmissions.slice(0, maxNames).map(senderName).join(", ")}
        {affectedSubmissions.length > maxNames && ` and ${affectedSubmissions.length - maxNames} more`}
      </p>
      {affectedSubmissions.length < flagged.length && (
        <p className="font-strong">
          {formatCount(flagged.length - affectedSubmissions.length, "submission")} on hold will stay.
        </p>
      )}
    </ConfirmDialog>
  );
}

const toPerson = ({ email, phone }: Pick<SenderIdentity, "email" | "phone">) => ({
  emails: email ? [email] : [],
  phones: phone && isPhone(normalizePhone(phone)) ? [phone] : [],
});

/**
 * Saves all that is stored about a person, for the person's request to know it.
 * @param today in the agency's time zone
 */
export async function savePerson(sender: SenderIdentity, today: string): Promise<void> {
  const found = await read(api.people.export.$post({ json: toPerson(sender) }));
  const content = new Blob([JSON.stringify(found, null, 2)], { type: "application/json" });
  saveFile(`person-${today}.json`, content);
}

interface EraseDialogProps {
  sender: SenderIdentity;
  onErased: () => void;
  onClose: () => void;
}

export function EraseDialog({ sender: { email, phone }, onErased, onClose }: EraseDialogProps) {
  const { times, notify } = useDesk();
  const person = toPerson({ email, phone });
  const findings = useQuery({
    queryKey: ["person", person],
    queryFn: ({ signal }) => read(api.people.find.$post({ json: person }, { init: { signal } })),
    gcTime: 0,
  });
  const { data } = findings;
  const erase = async () => {
    const counts = await read(api.people.erase.$post({ json: person }));
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
      <LoadStatus query={findings} what="what is stored" />
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
