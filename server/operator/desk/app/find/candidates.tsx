import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Lead } from "../../leads/lead-desk.ts";
import { api, read } from "../data/api-client.ts";
import { useDesk } from "../data/desk-context.ts";
import { senderName, statusNames } from "../data/labels.ts";
import { live } from "../data/queries.ts";
import { leadUrl } from "../data/route.ts";
import { Icon } from "../parts/icon.tsx";
import { LoadStatus, Panel } from "../parts/panel.tsx";

/** Candidates whose role fits that of a lead, those who name its state first, beside what the lead asks for. */
export function Candidates({ lead: { table, id } }: { lead: Lead }) {
  const { times } = useDesk();
  const found = useQuery({
    queryKey: [live, "candidates", table, id],
    queryFn: ({ signal }) =>
      read(api.leads[":table"][":id"].candidates.$get({ param: { table, id } }, { init: { signal } })),
    // An erased person's data must not stay in the cache.
    gcTime: 0,
  });
  const { data } = found;
  if (data?.role === null) return null;
  return (
    <Panel title="Candidates who fit" note={data && [data.role, data.state].filter(Boolean).join(", ")}>
      <LoadStatus query={found} what="candidates" />
      {data?.candidates.length === 0 && (
        <p className="px-5 py-2 text-ink-2">No open resume or application names this role.</p>
      )}
      <ul>
        {data?.candidates.map((candidate) => (
          <li
            key={candidate.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line px-5 py-1.5 last:border-b-0"
          >
            <Link
              href={leadUrl({ table: "resume_submissions", id: candidate.id })}
              className="wrap-anywhere max-md:py-2.5"
            >
              {senderName(candidate)}
            </Link>
            <span className="flex items-center gap-2">
              <Icon name={candidate.status} /> {statusNames[candidate.status]}
            </span>
            <span className="wrap-anywhere text-ink-2">
              {[candidate.role, candidate.experience].filter(Boolean).join(", ")}
              {candidate.names_state && <b className="font-strong text-ink">, {data.state}</b>}
            </span>
            <span className="text-ink-2">{times.short(candidate.created_at)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
