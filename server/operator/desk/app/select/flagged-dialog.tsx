import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import type { SenderIdentity } from "../../leads/lead-desk.ts";
import { callApi } from "../data/call-api.ts";
import { useDesk } from "../data/desk-context.ts";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { formatCount, senderName } from "../format/labels.ts";

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
  const { notify, refresh } = useDesk();
  const affectedSubmissions = action === "delete" ? flagged.filter(({ is_kept }) => !is_kept) : flagged;
  const body = { leads: affectedSubmissions.map(({ table, id }) => ({ table, id })) };
  const runAction = async () => {
    if (action === "release") {
      const path = "/selection/release";
      const releasedCounts = await callApi<{ leads: number; deliveries: number }>(path, { body });
      notify(
        `Released ${formatCount(releasedCounts.leads, "submission")}; ${formatCount(releasedCounts.deliveries, "delivery", "deliveries")} will be sent in a moment.`,
      );
    } else {
      const { deleted } = await callApi<{ deleted: number }>("/selection/delete", { body });
      notify(`Deleted ${formatCount(deleted, "submission")}.`);
    }
    refresh();
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
