import type { Correction, Lead, LeadEvent } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";
import { formatCount, statusNames } from "../format/labels.ts";
import { Panel } from "../parts/panel.tsx";

function describe({ what, detail }: LeadEvent): string {
  if (what === "status_changed" && detail.status !== undefined) return `set ${statusNames[detail.status]}`;
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
            <div>
              <b className="font-strong">{event.actor}</b> {describe(event)}
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
