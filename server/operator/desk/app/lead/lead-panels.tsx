import { Link } from "wouter";
import { unansweredStatuses, type Lead } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";
import { statusNames, rankSpamSignals, kindNames } from "../data/labels.ts";
import { getOwner, OwnerBox } from "../data/owners.tsx";
import { Panel } from "../parts/panel.tsx";
import { leadUrl } from "../data/route.ts";
import { Icon } from "../parts/icon.tsx";

export function ResponseTimeline({ lead }: { lead: Lead }) {
  const { config, times, now } = useDesk();
  const hours = config.promised[lead.table];
  if (hours === undefined) return null;
  const start = new Date(lead.created_at).getTime();
  const deadline = start + hours * 3_600_000;
  const changes = lead.events.flatMap(({ id, at, actor, what, detail }) =>
    what === "status_changed" && detail.status !== undefined
      ? [{ id, at, actor, status: detail.status }]
      : [],
  );
  // Start after the last status without a reply, so that a reply status that was undone is ignored.
  const answerIndex = changes.findLastIndex(({ status }) => unansweredStatuses.includes(status)) + 1;
  const answer = changes[answerIndex];
  const waitEnd = answer === undefined ? now.getTime() : new Date(answer.at).getTime();
  const isLate = waitEnd > deadline;
  const timelineEnd = Math.max(deadline, waitEnd);
  const toPercent = (moment: number) =>
    Math.min(100, Math.max(0, ((moment - start) / (timelineEnd - start)) * 100));
  const verdict = answer === undefined ? (isLate ? "late" : "") : isLate ? "answered late" : "met";
  return (
    <div className={`mt-3 ${isLate ? "text-critical" : ""}`}>
      <svg className="h-5 w-full" fill="none" stroke="currentColor" aria-hidden="true">
        <rect x="0" y="7" width={`${toPercent(waitEnd)}%`} height="6" fill="url(#hatch)" strokeWidth=".7" />
        <line
          x1={`${toPercent(waitEnd)}%`}
          x2={`${toPercent(deadline)}%`}
          y1="10"
          y2="10"
          strokeWidth="1.7"
          strokeDasharray={answer ? "4 3" : undefined}
        />
        {[start, deadline, ...changes.map((change) => new Date(change.at).getTime())].map((moment, index) => (
          <line
            key={index}
            x1={`${toPercent(moment)}%`}
            x2={`${toPercent(moment)}%`}
            y1="2"
            y2="18"
            strokeWidth="1.5"
          />
        ))}
      </svg>
      <ol className="flex flex-wrap gap-x-8 gap-y-1 text-ink">
        <Moment name="Received" text={times.short(lead.created_at)} />
        {changes.map((change) => (
          <Moment
            key={change.id}
            name={statusNames[change.status]}
            text={`${times.short(change.at)}, ${change.actor}`}
          />
        ))}
        <Moment
          name="Promised by"
          text={[times.short(new Date(deadline).toISOString()), verdict].filter(Boolean).join(", ")}
        />
      </ol>
    </div>
  );
}

const Moment = ({ name, text }: { name: string; text: string }) => (
  <li>
    <b className="block font-head text-dense font-heading">{name}</b>
    <span className="font-mono text-code text-ink-2">{text}</span>
  </li>
);

export function SpamScore({ lead: { sent } }: { lead: Lead }) {
  const { held_from: heldFrom } = useDesk().config;
  const score = Number(sent.spam_score);
  const signals = rankSpamSignals((sent.spam_reasons ?? {}) as Record<string, number>);
  return (
    <Panel
      title="Spam score"
      note={score === 0 ? "none" : `${score} of 100 points, flagged from ${heldFrom}`}
    >
      {score > 0 && (
        <div className="grid gap-3 px-5 py-3">
          <svg
            className="h-4 w-full"
            viewBox="0 0 100 16"
            preserveAspectRatio="none"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <rect x="0" y="4" width="100" height="8" strokeWidth="1" vectorEffect="non-scaling-stroke" />
            <rect x="0" y="4" width={score} height="8" fill="var(--color-ink-3)" stroke="none" />
            <path d={`M${heldFrom} 0v16`} strokeWidth="2" vectorEffect="non-scaling-stroke" />
          </svg>
          <ul className="grid gap-1">
            {signals.map(([name, points]) => (
              <li key={name} className="flex gap-3">
                <b className="min-w-9 border border-ink px-1 text-center font-mono text-code font-medium">
                  {points}
                </b>{" "}
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}

/** All submissions of a person, the newest first; empty if there is only one. */
function listThread(lead: Lead): Lead["same_person"] {
  if (lead.same_person.length === 0) return [];
  const { table, id, created_at, status } = lead;
  const own = { table, id, created_at, status, role: null, place: null, owner: getOwner(lead) };
  return [...lead.same_person, own].sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
}

export function SamePerson({ lead }: { lead: Lead }) {
  const { times } = useDesk();
  return (
    <Panel
      title="Same person"
      note={
        lead.same_person.length === 0
          ? "by email and phone"
          : `${lead.same_person.length + 1} submissions, by email and phone`
      }
    >
      {lead.same_person.length === 0 && (
        <p className="px-5 py-2 text-ink-2">No other submissions from this person.</p>
      )}
      <ul>
        {listThread(lead).map((submission) => (
          <li
            key={`${submission.table}/${submission.id}`}
            className="grid grid-cols-[7rem_6rem_minmax(0,1fr)_auto] gap-3 border-b border-line px-5 py-1.5 last:border-b-0 max-sm:grid-cols-2"
          >
            <span className="text-ink-2">{times.short(submission.created_at)}</span>
            <span className="flex items-center gap-2">
              <Icon name={submission.table} /> {kindNames[submission.table]}
            </span>
            {submission.id === lead.id && submission.table === lead.table ? (
              <b className="font-strong">This one</b>
            ) : (
              <Link href={leadUrl(submission)}>
                {[submission.role, submission.place].filter(Boolean).join(", ") || "Open"}
              </Link>
            )}
            <span className="flex items-center gap-2">
              <Icon name={submission.status} /> {statusNames[submission.status]}
              <OwnerBox owner={submission.owner} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
