import type { Lead } from "../../leads/lead-desk.ts";
import { leadUrl } from "../data/route.ts";
import { useDesk } from "../data/desk-context.ts";
import { Link } from "../parts/link.tsx";
import { Icon } from "../parts/icon.tsx";
import { Panel } from "../parts/panel.tsx";
import { kindNames, statusNames } from "../format/labels.ts";

export function SamePerson({ lead }: { lead: Lead }) {
  const { times } = useDesk();
  return (
    <Panel title="Same person" note="by email and phone">
      {lead.same_person.length === 0 && (
        <p className="px-5 py-2 text-ink-2">No other submissions from this person.</p>
      )}
      <ul>
        {lead.same_person.map((submission) => (
          <li
            key={`${submission.table}/${submission.id}`}
            className="grid grid-cols-[7rem_6rem_minmax(0,1fr)_auto] gap-3 border-b border-line px-5 py-1.5 last:border-b-0 max-sm:grid-cols-2"
          >
            <span className="text-ink-2">{times.short(submission.created_at)}</span>
            <span className="flex items-center gap-2">
              <Icon name={submission.table} /> {kindNames[submission.table]}
            </span>
            <Link href={leadUrl(submission)}>
              {[submission.role, submission.place].filter(Boolean).join(", ") || "Open"}
            </Link>
            <span className="flex items-center gap-2">
              <Icon name={submission.status} /> {statusNames[submission.status]}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
