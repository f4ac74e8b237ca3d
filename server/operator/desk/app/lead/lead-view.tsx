import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type Dispatch, type SetStateAction } from "react";
import { Link } from "wouter";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import type { LeadStatus } from "../../leads/lead-desk.ts";
import { viewUrl } from "../data/route.ts";
import { keyOf } from "../data/status-changes.ts";
import { useDesk } from "../data/desk-context.ts";
import { api, navigate, read } from "../data/api-client.ts";
import { isGone, live } from "../data/queries.ts";
import { useKeys } from "../frame/shortcuts.tsx";
import { DeliveryLine, RetryButton } from "../parts/delivery-line.tsx";
import { Button } from "../parts/button.tsx";
import { Panel, LoadStatus } from "../parts/panel.tsx";
import { formatCount, kindNames, senderName } from "../data/labels.ts";
import { Candidates } from "../find/candidates.tsx";
import { LeadTags } from "../find/tags.tsx";
import { History, NoteField } from "./history.tsx";
import { canReplyTo, LeadActions, getLastStatusChange } from "./lead-actions.tsx";
import { ResponseTimeline, SamePerson, SpamScore } from "./lead-panels.tsx";
import { PresenceBar, useReportPresence } from "../presence/presence.tsx";
import { SnoozeLine } from "../snooze/snooze.tsx";
import { CallDialog } from "../reply/call-dialog.tsx";
import { Composer, type ComposerStart } from "../reply/composer.tsx";
import { PhoneBar } from "../reply/phone-bar.tsx";
import { AssignDialog, getOwner } from "../data/owners.tsx";
import { OriginFields, SentFields } from "./sent-fields.tsx";

/** Replaces a submission that was deleted while open, and shows the note that can no longer be saved. */
function DeletedLead({ backUrl, note }: { backUrl: string; note: string }) {
  return (
    <div role="alert" className="p-6">
      <h1 className="font-head text-title font-heading">This submission has been deleted</h1>
      <p className="mt-1 max-w-150 text-ink-2">
        Its sender has withdrawn it, another operator has erased it, or its retention period has ended.
      </p>
      {note.trim() !== "" && (
        <div className="mt-4 max-w-150">
          <p className="font-strong">Your note was not saved:</p>
          <p className="border border-line bg-sheet p-2 wrap-anywhere whitespace-pre-wrap">{note}</p>
        </div>
      )}
      <p className="mt-4">
        <Link href={backUrl}>Back to the list</Link>
      </p>
    </div>
  );
}

interface LeadViewProps {
  submission: SubmissionRef;
  setOpenedStatuses: Dispatch<SetStateAction<ReadonlyMap<string, LeadStatus>>>;
}

/** A submission with its history. Opening a new one marks it as read. */
export function LeadView({ submission, setOpenedStatuses }: LeadViewProps) {
  const { route, config, drafts, ownChanges } = useDesk();
  const backUrl = viewUrl(route.view, route.params);
  const key = keyOf(submission);
  const [note, writeNote] = useState(drafts.get(key) ?? "");
  const setNote = (text: string) => {
    drafts.set(key, text);
    writeNote(text);
  };
  const [reply, setReply] = useState<ComposerStart>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isCalling, setCalling] = useState(false);
  const [isAssigning, setAssigning] = useState(false);
  const { table, id } = submission;
  useReportPresence(submission, reply !== undefined);
  const opened = useQuery({
    queryKey: [live, "lead", table, id],
    queryFn: ({ signal }) =>
      read(api.leads[":table"][":id"].$get({ param: { table, id } }, { init: { signal } })),
    // An erased person's data must not stay in the cache.
    gcTime: 0,
  });
  const { data, error, refetch } = opened;
  useKeys({ Escape: () => navigate(backUrl) });

  const status = data?.lead.status;
  useEffect(() => {
    if (status !== undefined) setOpenedStatuses((previous) => new Map(previous).set(key, status));
  }, [setOpenedStatuses, key, status]);

  const isUnread = data !== undefined && data.lead.status === "new" && !data.lead.is_flagged;
  const seen = data && getLastStatusChange(data.lead);
  useEffect(() => {
    if (!isUnread || seen === undefined) return;
    // If another operator has changed the status in the meantime, the server keeps that change.
    const reload = () => void refetch();
    ownChanges.send(() => [{ table, id, status: "read", seen }]).then(reload, reload);
  }, [isUnread, seen, table, id, ownChanges, refetch]);
  useEffect(() => {
    if (data !== undefined) document.title = `${senderName(data.lead.sent)} | ${config.agency} Desk`;
  }, [data, config.agency]);

  const backLink = (
    <div className="flex items-center justify-between border-b border-ink px-5 py-1 desk:hidden">
      <Link href={backUrl} className="py-2">
        Back to the list
      </Link>
      <span className="md:hidden">
        <Button aria-expanded={isMenuOpen} onClick={() => setMenuOpen(!isMenuOpen)}>
          <span aria-hidden="true">•••</span>
          <span className="sr-only">Status and more</span>
        </Button>
      </span>
    </div>
  );
  const loadStatus = <LoadStatus query={opened} what="the submission" />;
  if (isGone(error)) return <DeletedLead backUrl={backUrl} note={note} />;
  if (data === undefined)
    return (
      <>
        {backLink}
        {loadStatus}
      </>
    );
  const { lead, deliveries } = data;
  const { sent } = lead;
  const summaryParts = [
    sent.company_name,
    sent.position_type ?? sent.desired_position,
    sent.years_experience,
    sent.location,
  ].filter(Boolean);
  const isReplying = reply !== undefined && canReplyTo(lead);
  const sentPanels = (
    <>
      <SentFields lead={lead} />
      <OriginFields lead={lead} />
      <SpamScore lead={lead} />
      <SamePerson lead={lead} />
    </>
  );
  return (
    <article>
      {backLink}
      <LeadActions
        key={lead.id}
        lead={lead}
        isStale={error !== null}
        note={note}
        onNoteSaved={() => setNote("")}
        onGone={() => navigate(backUrl)}
        isMenuOpen={isMenuOpen}
        isReplying={isReplying}
        onReply={(start) => setReply(isReplying && start === "text" ? undefined : start)}
        onCall={() => setCalling(true)}
        onAssign={() => setAssigning(true)}
      />
      <PresenceBar submission={submission} isWriting={isReplying} onHandedOver={() => navigate(backUrl)} />
      {loadStatus}
      <header className="border-b border-ink px-5 py-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="font-head text-name font-heading wrap-anywhere">{senderName(sent)}</h1>
          <p className="font-mono text-code">{kindNames[lead.table]}</p>
        </div>
        <p className="text-part text-ink-2">{summaryParts.join(", ")}</p>
        {lead.is_flagged && (
          <p className="mt-1 font-strong">
            Flagged: no emails or webhooks are sent for this submission until you release it.
          </p>
        )}
        {lead.snooze !== null && <SnoozeLine {...lead.snooze} />}
        {lead.hold !== null && (
          <p className="mt-1">
            On hold ({lead.hold.reason}){lead.hold.until === null ? "" : ` until ${lead.hold.until}`}: it is
            not deleted.
          </p>
        )}
        <LeadTags lead={lead} />
        <ResponseTimeline lead={lead} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="xl:border-r xl:border-ink">
          {isReplying ? (
            <Composer lead={lead} start={reply} onClose={() => setReply(undefined)} />
          ) : (
            sentPanels
          )}
        </div>
        <div>
          {isReplying && sentPanels}
          {lead.table === "contact_submissions" && <Candidates lead={lead} />}
          <Panel title="Deliveries" note={formatCount(deliveries.length, "delivery", "deliveries")}>
            <ul>
              {deliveries.map((row) => (
                <DeliveryLine key={row.id} row={row}>
                  {row.state === "failed" && <RetryButton id={row.id}>Retry</RetryButton>}
                </DeliveryLine>
              ))}
            </ul>
          </Panel>
          <NoteField submission={submission} note={note} onWrite={setNote} onSaved={() => setNote("")} />
          <History lead={lead} />
        </div>
      </div>
      {!isReplying && (
        <PhoneBar
          lead={lead}
          canReply={canReplyTo(lead)}
          onReply={setReply}
          onCall={() => setCalling(true)}
          onAssign={() => setAssigning(true)}
        />
      )}
      {isAssigning && (
        <AssignDialog
          submissions={[{ ...lead, owner: getOwner(lead) }]}
          onClose={() => setAssigning(false)}
        />
      )}
      {isCalling && <CallDialog lead={lead} onClose={() => setCalling(false)} />}
    </article>
  );
}
