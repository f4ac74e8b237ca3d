import { useRef, type KeyboardEvent } from "react";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import type { Correction, Lead, LeadEvent } from "../../leads/lead-desk.ts";
import { api, read } from "../data/api-client.ts";
import { useDesk, useTask } from "../data/desk-context.ts";
import { useKeys } from "../frame/shortcuts.tsx";
import { Button, KeyCap } from "../parts/button.tsx";
import { callNames, formatCount, statusNames } from "../data/labels.ts";
import { Panel } from "../parts/panel.tsx";

interface NoteFieldProps {
  submission: SubmissionRef;
  note: string;
  onWrite: (note: string) => void;
  onSaved: () => void;
}

export function NoteField({ submission, note, onWrite, onSaved }: NoteFieldProps) {
  const { notify } = useDesk();
  const [isBusy, run] = useTask();
  const field = useRef<HTMLTextAreaElement>(null);
  useKeys({ i: () => field.current?.focus() });
  const save = () => {
    if (note.trim() === "" || isBusy) return;
    void run(async () => {
      const { outcome } = await read(
        api.leads[":table"][":id"].notes.$post({ param: submission, json: { note } }),
      );
      if (outcome === "gone") notify("This submission has been deleted.");
      else onSaved();
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
    if (event.key === "Escape") field.current?.blur();
  };
  return (
    <div className="grid gap-2 border-b border-ink px-5 py-3">
      <label htmlFor="note" className="font-strong">
        Add a note <KeyCap>I</KeyCap>
      </label>
      <textarea
        id="note"
        ref={field}
        rows={3}
        maxLength={4000}
        value={note}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={handleKey}
        className="w-full rounded-control border border-field bg-sheet p-2"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={isBusy} onClick={save}>
          Save note
        </Button>
        <span className="text-ink-2 max-md:hidden">
          Ctrl+Enter saves. The note is also saved when you change the state.
        </span>
      </div>
    </div>
  );
}

function describe({ actor, what, detail }: LeadEvent, formatTime: (at: string) => string): string {
  if (what === "status_changed" && detail.status !== undefined) return `set ${statusNames[detail.status]}`;
  if (what === "assigned" && detail.owner === actor) return "took it";
  if (what === "assigned")
    return detail.owner == null ? "assigned it to nobody" : `assigned it to ${detail.owner}`;
  if (what === "tagged") return `tagged it ${detail.tag}`;
  if (what === "untagged") return `removed the tag ${detail.tag}`;
  if (what === "released")
    return detail.deliveries
      ? `released it with ${formatCount(detail.deliveries, "delivery", "deliveries")}`
      : "released it";
  if (what === "sender_wrote") return "wrote";
  if (what === "sender_corrected") return describeCorrections(detail);
  if (what === "sender_replaced_resume")
    return detail.from == null
      ? `added the resume ${detail.to}`
      : `replaced the resume ${detail.from} with ${detail.to}`;
  if (what === "snoozed")
    return detail.until == null ? "ended the snooze" : `snoozed it until ${formatTime(detail.until)}`;
  if (what === "replied") return `replied to ${detail.to}`;
  if (what === "called" && detail.result !== undefined)
    return detail.result === "texted" ? "sent a text" : `called: ${callNames[detail.result].toLowerCase()}`;
  return what === "noted" ? "noted" : what.replaceAll("_", " ");
}

function describeCorrections({ email, phone }: LeadEvent["detail"]): string {
  const describeOne = (name: string, change: Correction | undefined): string[] =>
    change === undefined ? [] : [`${name} from ${change.from ?? "none"} to ${change.to ?? "none"}`];
  return `corrected ${[...describeOne("email", email), ...describeOne("phone", phone)].join(" and ")}`;
}

export function History({ lead }: { lead: Lead }) {
  const { times } = useDesk();
  return (
    <Panel title="History" note="kept, never changed">
      <ol className="px-5 py-2">
        {lead.events.toReversed().map((event) => (
          <li key={event.id} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-1">
            <time dateTime={event.at} className="font-mono text-code text-ink-2" title={times.long(event.at)}>
              {times.short(event.at)}
            </time>
            <div className="wrap-anywhere">
              <b className="font-strong">{event.actor}</b> {describe(event, times.short)}
              {event.what === "replied" && (
                <details>
                  <summary className="cursor-pointer font-strong wrap-anywhere underline">
                    {event.detail.subject}
                  </summary>
                  <p className="border-l-2 border-ink pl-3 wrap-anywhere whitespace-pre-wrap">
                    {event.detail.text}
                  </p>
                </details>
              )}
              {event.detail.note !== undefined && (
                <p className="wrap-anywhere whitespace-pre-wrap">“{event.detail.note}”</p>
              )}
            </div>
          </li>
        ))}
        <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-1">
          <time dateTime={lead.created_at} className="font-mono text-code text-ink-2">
            {times.short(lead.created_at)}
          </time>
          <b className="font-strong">Received</b>
        </li>
      </ol>
    </Panel>
  );
}
