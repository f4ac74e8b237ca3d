import { useEffect, useRef, useState, type ReactNode } from "react";
import { getLanguageName } from "../../../../../model/languages.ts";
import { findUnfilled, moveMarks } from "../../../../../model/submissions/reply-template.ts";
import { unansweredStatuses, type Lead } from "../../leads/lead-desk.ts";
import { toDay } from "../../../../../model/format-day.ts";
import { addDays, daysAfterReply, formatDay, listSnoozeDays } from "../../leads/snooze-days.ts";
import { api, read } from "../data/api-client.ts";
import { useDesk, useTask } from "../data/desk-context.ts";
import { statusNames } from "../data/labels.ts";
import { useKeys } from "../frame/shortcuts.tsx";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { useOthersAt } from "../presence/presence.tsx";
import { usePressed } from "../parts/dialogs.tsx";
import { Panel } from "../parts/panel.tsx";
import { getLastReply, replyLanguage, useReplyDraft } from "./reply-draft.ts";
import { focusText, ReplyText, useFocusAfterTemplate } from "./reply-text.tsx";

/** How the composer was opened: to write, to choose a template, or with one. */
export type ComposerStart = "text" | "template" | { template: string };

interface ComposerProps {
  lead: Lead;
  start: ComposerStart;
  onClose: () => void;
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3 border-b border-line px-5 py-1.5">
    <dt className="text-ink-2">{label}</dt>
    <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 wrap-anywhere">{children}</dd>
  </div>
);

const fieldClasses =
  "min-h-8 min-w-0 rounded-control border border-field bg-sheet px-2 max-md:min-h-11 max-md:w-full";

/** Writes a reply by email. It is sent once, by the outbox, and then part of the history. */
export function Composer({ lead, start, onClose }: ComposerProps) {
  const { config, times, now, notify } = useDesk();
  const [isBusy, run] = useTask();
  const { draft, templates, change, choose, bringBack, discard } = useReplyDraft(lead);
  const { text, subject, template, marks, seen } = draft;
  const root = useRef<HTMLDivElement>(null);
  const templateField = useRef<HTMLSelectElement>(null);
  const textField = useFocusAfterTemplate(template);
  useKeys({ t: () => templateField.current?.focus() });
  useEffect(() => {
    if (!window.matchMedia("(min-width: 48rem)").matches) root.current?.scrollIntoView();
    if (start === "template") templateField.current?.focus();
    else if (start === "text" || (start.template === template && text !== "")) focusText(textField.current);
    else choose(start.template);
    // Only when the composer is opened, not when the draft changes.
  }, [start]);

  const snoozeDays = listSnoozeDays(now, config.timeZone);
  const [snooze, setSnooze] = useState(
    () =>
      snoozeDays.find(({ day }) => day === addDays(toDay(now, config.timeZone), daysAfterReply))?.day ?? "",
  );
  const others = useOthersAt(lead).filter(({ writing_at }) => writing_at !== null);
  const [isStarted, setStarted] = useState(text !== "");
  const other = isStarted ? undefined : others[0];
  const open = [
    ...findUnfilled(subject).map((mark) => subject.slice(mark.start, mark.end)),
    ...findUnfilled(text).map((mark) => text.slice(mark.start, mark.end)),
  ];
  const newer = getLastReply(lead);
  const isOvertaken = newer !== undefined && newer.id > (seen ?? 0);
  const canSend =
    other === undefined &&
    !isBusy &&
    open.length === 0 &&
    text.trim() !== "" &&
    subject.trim() !== "" &&
    !isOvertaken;
  const statusAfter = unansweredStatuses.includes(lead.status) ? "contacted" : lead.status;
  const quoted = lead.sent.project_details ?? lead.sent.additional_information;

  const send = () => {
    if (!canSend) return;
    void run(async () => {
      const { table, id, sent } = lead;
      const { delivery } = draft;
      const json = { delivery, subject, text, template, seen, snooze: snooze === "" ? null : snooze };
      const result = await read(api.leads[":table"][":id"].replies.$post({ param: { table, id }, json }));
      if (result.outcome === "conflict") return notify(`${result.actor} replied just now. Nothing was sent.`);
      if (result.outcome === "gone") return notify("This submission has been deleted.");
      if (result.outcome !== "sent")
        return notify(
          result.outcome === "flagged"
            ? "Release this submission before you reply to it."
            : "The sender has left no address.",
        );
      discard();
      notify(`Reply to ${sent.email} is on its way. ${statusNames[result.status]}.`);
      onClose();
    });
  };
  usePressed(({ key, ctrlKey, metaKey, target }) => {
    if (!(target instanceof HTMLElement) || root.current?.contains(target) !== true) return;
    if (key === "Enter" && (ctrlKey || metaKey)) send();
    if (key === "Escape") target.blur();
  });
  return (
    <div ref={root} role="group" aria-label="Reply">
      <Panel title="Reply by email" note="stays in the history">
        <dl>
          <Row label="To">{lead.sent.email}</Row>
          <Row label="From">
            {config.operator}, {config.agency}; answers come to {config.replyTo ?? config.agencyEmail}
          </Row>
          <Row label="Template">
            <select
              ref={templateField}
              aria-label="Template"
              className={`${fieldClasses} cursor-pointer font-strong`}
              value={template ?? ""}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">none</option>
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <span className={open.length > 0 ? "font-strong text-critical" : "text-ink-2"}>
              {getLanguageName(replyLanguage(lead))}
              {template !== null && `, ${marks.length} of ${marks.length + open.length} filled`}
            </span>
          </Row>
          <Row label="Subject">
            <input
              aria-label="Subject"
              maxLength={150}
              className={`${fieldClasses} flex-1`}
              value={subject}
              onChange={({ target }) => change({ subject: target.value })}
            />
          </Row>
        </dl>
        {draft.replaced !== undefined && (
          <p role="status" className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-2">
            <span className="min-w-0 flex-1">The template took the place of what you had written.</span>
            <Button onClick={bringBack}>Bring it back</Button>
          </p>
        )}
        {other !== undefined && (
          <p
            role="alert"
            className="flex flex-wrap items-center gap-3 border-b border-ink px-5 py-2 text-critical"
          >
            <Icon name="warning" />
            <span className="min-w-0 flex-1 font-strong">
              {other.actor} is writing a reply since {times.short(other.writing_at ?? other.opened_at)}.
            </span>
            <Button onClick={() => setStarted(true)}>Write anyway</Button>
          </p>
        )}
        <ReplyText
          isDisabled={other !== undefined}
          field={textField}
          text={text}
          marks={marks}
          isShort={typeof quoted === "string"}
          onWrite={(written) => {
            setStarted(true);
            change({ text: written, marks: moveMarks(marks, text, written) });
          }}
        />
        {typeof quoted === "string" && (
          <blockquote className="max-h-40 overflow-y-auto border-t border-line bg-sheet px-5 py-3">
            <p className="border-l-2 border-ink pl-3 wrap-anywhere whitespace-pre-wrap text-ink-2">
              {quoted}
            </p>
          </blockquote>
        )}
        {isOvertaken && (
          <p
            role="alert"
            className="flex flex-wrap items-center gap-3 border-t border-ink px-5 py-2 text-critical"
          >
            <Icon name="warning" />
            <span className="min-w-0 flex-1 font-strong">
              {newer.actor} replied {times.short(newer.at)}, after you began. Read it in the history first.
            </span>
            <Button onClick={() => change({ seen: newer.id })}>I have read it</Button>
          </p>
        )}
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-ink bg-paper px-5 py-2.5">
          <Button look="primary" hotkey="Ctrl ↵" disabled={!canSend} onClick={send}>
            Send
          </Button>
          <Button onClick={onClose}>Keep draft</Button>
          <p role="status" className={open.length > 0 ? "font-strong text-critical" : "text-ink-2"}>
            {open.length > 0 ? `Fill in ${open.join(" and ")}` : <Effect {...{ statusAfter, lead }} />}
            {open.length === 0 && ", snoozed"}
          </p>
          <select
            aria-label="Snoozed"
            className={`${fieldClasses} cursor-pointer`}
            value={snooze}
            onChange={({ target }) => setSnooze(target.value)}
          >
            <option value="">not at all</option>
            {snoozeDays.map(({ day }) => (
              <option key={day} value={day}>
                until {formatDay(day)}
              </option>
            ))}
          </select>
        </div>
      </Panel>
    </div>
  );
}

/** What sending does to the submission. */
const Effect = ({ statusAfter, lead }: { statusAfter: Lead["status"]; lead: Lead }) => (
  <>
    {statusAfter === lead.status ? "stays" : "then"}{" "}
    <b className="font-strong text-ink">{statusNames[statusAfter]}</b>
  </>
);
