import { useState } from "react";
import type { ChangeOutcome, Lead, WorkState } from "../../leads/lead-desk.ts";
import { ask, sentence } from "../data/ask.ts";
import { useDesk } from "../data/desk-context.ts";
import { choices } from "../data/work.ts";
import { useKeys } from "../keys/use-keys.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { StateMark } from "../parts/marks.tsx";
import { SuspectsQuestion, type SuspectsAction } from "../select/suspects-question.tsx";
import { stateNames, whoOf, type Named } from "../words/names.ts";
import { ConflictBar, type Conflict } from "./conflict.tsx";
import { EraseQuestion } from "./erase-question.tsx";

interface LeadActionsProps {
  lead: Lead;
  /** What is written in the field for a note; it goes with a change of state. */
  note: string;
  onNoteSaved: () => void;
  onChanged: () => void;
  /** The submission is gone. */
  onGone: () => void;
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** The id of the last change of state that this copy knows. */
export const lastChangeOf = ({ events }: Lead): number | null =>
  events.findLast(({ what }) => what === "status_changed")?.id ?? null;

/** What can be done with a submission, and what another operator did meanwhile. */
export function LeadActions({ lead, note, onNoteSaved, onChanged, onGone }: LeadActionsProps) {
  const { facts, tell, remember, refresh } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [question, setQuestion] = useState<"erase" | SuspectsAction>();
  const path = `/leads/${lead.table}/${lead.id}`;
  const [email, phone] = [text(lead.sent.email), text(lead.sent.phone)];
  const mail =
    email && `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(facts.replySubject)}`;

  const work = async (doIt: () => Promise<void>) => {
    setBusy(true);
    await doIt().catch((error: unknown) => tell(sentence(error)));
    setBusy(false);
    refresh();
    onChanged();
  };
  const set = (status: WorkState, seen = lastChangeOf(lead)) =>
    work(async () => {
      const body = { status, seen, note: note.trim() === "" ? null : note };
      const done = await ask<ChangeOutcome>(`${path}/status`, { method: "POST", body });
      if (done.outcome === "conflict") return setConflict({ ...done, wanted: status });
      setConflict(undefined);
      if (done.outcome === "gone") tell("This submission is no longer stored.");
      if (done.outcome !== "changed") return;
      const { table, id } = lead;
      const name = `${whoOf(lead.sent as unknown as Named)}: ${stateNames[status]}`;
      remember({ name, back: [{ table, id, status: done.from, seen: done.change }] });
      tell(name);
      if (body.note !== null) onNoteSaved();
    });
  useKeys({
    r: mail === undefined ? undefined : () => window.location.assign(mail),
    ...(lead.is_held && { l: () => setQuestion("release"), d: () => setQuestion("delete") }),
    ...Object.fromEntries(choices.map(([state, key]) => [key.toLowerCase(), () => void set(state)])),
  });

  return (
    <div className="border-b border-ink bg-paper lg:sticky lg:top-0 lg:z-10">
      <div className="flex flex-wrap items-center gap-2 px-5 py-2.5">
        {lead.is_held && (
          <>
            <Button look="primary" hotkey="L" disabled={isBusy} onClick={() => setQuestion("release")}>
              Release…
            </Button>
            <Button hotkey="D" disabled={isBusy || lead.hold !== null} onClick={() => setQuestion("delete")}>
              Delete…
            </Button>
          </>
        )}
        {mail !== undefined && (
          <ButtonLink look={lead.is_held ? "plain" : "primary"} hotkey="R" href={mail}>
            Reply
          </ButtonLink>
        )}
        {choices.map(([state, key]) => (
          <Button
            key={state}
            look={lead.status === state ? "chosen" : "plain"}
            hotkey={key}
            disabled={isBusy}
            aria-pressed={lead.status === state}
            onClick={() => void set(state)}
          >
            <StateMark state={state} /> {stateNames[state]}
          </Button>
        ))}
        {(email ?? phone) !== undefined && (
          <span className="ml-auto">
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
          onSet={() => void set(conflict.wanted, conflict.change)}
        />
      )}
      {question === "erase" && (
        <EraseQuestion email={email} phone={phone} onErased={onGone} onClose={() => setQuestion(undefined)} />
      )}
      {(question === "release" || question === "delete") && (
        <SuspectsQuestion
          action={question}
          suspects={[
            {
              ...(lead.sent as unknown as Named),
              table: lead.table,
              id: lead.id,
              is_kept: lead.hold !== null,
            },
          ]}
          onDone={() => {
            setQuestion(undefined);
            if (question === "delete") onGone();
            else onChanged();
          }}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}
