import { useRef, useState } from "react";
import type { ChangeOutcome, LeadStatus, Lead } from "../../leads/lead-desk.ts";
import { toDay } from "../../../../../model/format-day.ts";
import { useDesk, useTask } from "../data/desk-context.ts";
import { getOwner, OwnerBox, useAssign } from "../data/owners.tsx";
import { Button } from "../parts/button.tsx";
import { formatDuration, statusNames, senderName } from "../data/labels.ts";
import { createUndoRequests, statusChoices, statusKeys } from "../data/status-changes.ts";
import { useKeys } from "../frame/shortcuts.tsx";
import { Icon } from "../parts/icon.tsx";
import type { ComposerStart } from "../reply/composer.tsx";
import { SnoozeDialog } from "../snooze/snooze.tsx";
import { FlaggedDialog, type FlaggedAction, EraseDialog, savePerson } from "./confirmations.tsx";

type Conflict = Extract<ChangeOutcome, { outcome: "conflict" }> & {
  requestedStatus: LeadStatus;
};

interface ConflictBarProps {
  conflict: Conflict;
  onKeep: () => void;
  onSet: () => void;
}

function ConflictBar({ conflict: { actor, at, status, requestedStatus }, onKeep, onSet }: ConflictBarProps) {
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

interface LeadActionsProps {
  lead: Lead;
  isStale: boolean;
  /** The unsaved note, which a status change also saves. */
  note: string;
  onNoteSaved: () => void;
  onGone: () => void;
  /** Whether a phone shows the actions; on other screens they always are. */
  isMenuOpen: boolean;
  isReplying: boolean;
  onReply: (start: ComposerStart) => void;
  onCall: () => void;
  onAssign: () => void;
}

/** Nothing is sent to the address of a flagged submission before it is released. */
export const canReplyTo = ({ sent, is_flagged }: Lead): boolean => Boolean(sent.email) && !is_flagged;

export const getLastStatusChange = ({ events }: Lead): number | null =>
  events.findLast(({ what }) => what === "status_changed")?.id ?? null;

export function LeadActions(props: LeadActionsProps) {
  const { lead, isStale, note, onNoteSaved, onGone, isMenuOpen, isReplying, onReply, onCall, onAssign } =
    props;
  const { config, isAdmin, notify, remember, ownChanges } = useDesk();
  const [isAsking, run] = useTask();
  const [written, setWritten] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();
  const [question, setQuestion] = useState<"erase" | "snooze" | FlaggedAction>();
  const shownChange = getLastStatusChange(lead);
  // Ignore keys until the displayed data includes the change, because a second press would apply the change
  // twice. Do not wait if reloading has failed.
  const isBusy = isAsking || (!isStale && written > (shownChange ?? 0));
  const { email, phone } = lead.sent;
  const canReply = canReplyTo(lead);
  const { toggleOwn } = useAssign();
  const owner = getOwner(lead);

  // A key can be pressed again before the first press is rendered.
  const isSetting = useRef(false);
  const set = async (status: LeadStatus, shownConflict?: Conflict) => {
    if (isSetting.current) return;
    isSetting.current = true;
    await run(async () => {
      const { table, id } = lead;
      const sentNote = note.trim() === "" ? null : note;
      // Opening a new submission marks it as read. Wait until that is done.
      const [done] = await ownChanges.send(() => {
        const seen =
          shownConflict === undefined ? ownChanges.lastSeen(lead, shownChange) : shownConflict.change;
        return [{ table, id, status, note: sentNote, seen }];
      });
      if (done === undefined) return;
      if (done.outcome === "conflict") return setConflict({ ...done, requestedStatus: status });
      setConflict(undefined);
      if (done.outcome === "gone") notify("This submission has been deleted.");
      if (done.outcome !== "changed") return;
      setWritten(done.change);
      const name = `${senderName(lead.sent)}: ${statusNames[status]}`;
      remember({ name, undoRequests: createUndoRequests([done]) });
      notify(name);
      if (sentNote !== null) onNoteSaved();
    });
    isSetting.current = false;
  };
  useKeys({
    a: onAssign,
    o: () => toggleOwn([{ ...lead, owner }]),
    ...(canReply && { r: () => onReply("text"), ...(!isReplying && { t: () => onReply("template") }) }),
    ...(!isBusy && {
      ...(!lead.is_flagged && { z: () => setQuestion("snooze") }),
      l: () => (lead.is_flagged ? setQuestion("release") : onCall()),
      ...(lead.is_flagged && isAdmin && { d: () => setQuestion("delete") }),
      ...statusKeys((status) => void set(status)),
    }),
  });

  return (
    <div className="bg-paper md:border-b md:border-ink lg:sticky lg:top-0 lg:z-10">
      <div
        className={`flex flex-wrap items-center gap-2 px-5 py-2.5 ${isMenuOpen || lead.is_flagged ? "" : "max-md:hidden"}`}
      >
        {lead.is_flagged && (
          <>
            <Button look="primary" hotkey="L" disabled={isBusy} onClick={() => setQuestion("release")}>
              Release…
            </Button>
            {isAdmin && (
              <Button
                hotkey="D"
                disabled={isBusy || lead.hold !== null}
                onClick={() => setQuestion("delete")}
              >
                Delete…
              </Button>
            )}
          </>
        )}
        {canReply && (
          <span className="max-md:hidden">
            <Button
              look={isReplying ? "chosen" : "primary"}
              hotkey="R"
              aria-pressed={isReplying}
              onClick={() => onReply("text")}
            >
              <Icon name="reply" /> Reply
            </Button>
          </span>
        )}
        {!lead.is_flagged && (
          <span className="max-md:hidden">
            <Button hotkey="L" onClick={onCall}>
              <Icon name="call" /> Call
            </Button>
          </span>
        )}
        <Button hotkey="A" onClick={onAssign}>
          <OwnerBox owner={owner} /> Assign
        </Button>
        {statusChoices.map(([state, key]) => (
          <Button
            key={state}
            look={lead.status === state ? "chosen" : "plain"}
            hotkey={key}
            disabled={isBusy}
            aria-pressed={lead.status === state}
            onClick={() => void set(state)}
          >
            <Icon name={state} /> {statusNames[state]}
          </Button>
        ))}
        {!lead.is_flagged && (
          <Button
            hotkey="Z"
            look={lead.snooze === null ? "plain" : "chosen"}
            onClick={() => setQuestion("snooze")}
          >
            <Icon name="snoozed" /> Snooze
          </Button>
        )}
        {isAdmin && (email || phone) && (
          <span className="ml-auto flex flex-wrap gap-2">
            <Button
              look="quiet"
              disabled={isAsking}
              onClick={() => void run(() => savePerson(lead.sent, toDay(new Date(), config.timeZone)))}
            >
              Export person
            </Button>
            <Button look="quiet" onClick={() => setQuestion("erase")}>
              Erase person…
            </Button>
          </span>
        )}
      </div>
      {conflict !== undefined && (
        <ConflictBar
          conflict={conflict}
          onKeep={() => setConflict(undefined)}
          onSet={() => void set(conflict.requestedStatus, conflict)}
        />
      )}
      {question === "snooze" && (
        <SnoozeDialog
          submissions={[lead]}
          isSnoozed={lead.snooze !== null}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {question === "erase" && (
        <EraseDialog sender={lead.sent} onErased={onGone} onClose={() => setQuestion(undefined)} />
      )}
      {(question === "release" || question === "delete") && (
        <FlaggedDialog
          action={question}
          flagged={[{ ...lead.sent, table: lead.table, id: lead.id, is_kept: lead.hold !== null }]}
          onDone={() => {
            setQuestion(undefined);
            if (question === "delete") onGone();
          }}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}
