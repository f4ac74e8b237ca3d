import { unansweredStatuses, type Lead } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";
import { statusNames } from "../format/labels.ts";

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
