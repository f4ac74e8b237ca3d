import type { ChangeOutcome, LeadStatus } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";
import { Button } from "../parts/button.tsx";
import { formatDuration } from "../format/time-formats.ts";
import { statusNames } from "../format/labels.ts";

export type Conflict = Extract<ChangeOutcome, { outcome: "conflict" }> & {
  requestedStatus: LeadStatus;
};

interface ConflictBarProps {
  conflict: Conflict;
  onKeep: () => void;
  onSet: () => void;
}

export function ConflictBar({
  conflict: { actor, at, status, requestedStatus },
  onKeep,
  onSet,
}: ConflictBarProps) {
  const { now } = useDesk();
  const age = Math.max(0, now.getTime() - new Date(at).getTime());
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 bg-ink px-5 py-3 text-paper">
      <p className="min-w-60 flex-1">
        <b className="font-strong">
          {actor} changed this to {statusNames[status]}{" "}
          {age < 60_000 ? "just now" : `${formatDuration(age)} ago`}.
        </b>{" "}
        You chose {statusNames[requestedStatus]} on the older copy. Your change is not saved yet.
      </p>
      <span className="flex flex-wrap gap-3 [--color-ink:var(--color-dark-paper)]">
        <Button onClick={onKeep}>Keep {statusNames[status]}</Button>
        {requestedStatus !== status && (
          <Button look="primary" onClick={onSet}>
            Set {statusNames[requestedStatus]} anyway
          </Button>
        )}
      </span>
    </div>
  );
}
