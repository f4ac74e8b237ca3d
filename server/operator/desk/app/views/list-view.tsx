import { useState } from "react";
import type { LeadStatus } from "../../leads/lead-desk.ts";
import { type Route, buildListSearch, chosenState } from "../data/route.ts";
import { useDesk } from "../data/desk-context.ts";
import { keyOf } from "../data/status-changes.ts";
import { useLeads } from "../data/queries.ts";
import { LeadView } from "../lead/lead-view.tsx";
import { Filters } from "../list/filters.tsx";
import { LeadList } from "../list/lead-list.tsx";
import { FileButton } from "../parts/button.tsx";
import { listNames } from "../data/labels.ts";

function titleOf({ view, params }: Route, operator: string): string {
  if (view === "flagged") return "Flagged";
  const owner = params.get("owner");
  if (owner !== null && chosenState(params) === "open")
    return owner === operator ? "Mine" : owner === "-" ? "Nobody's" : owner;
  return (listNames as Record<string, string>)[chosenState(params)] ?? "Open";
}

/** The list, with the open submission next to it, or in its place in a narrow window. */
export function ListView() {
  const { route, config, counts, isAdmin, times } = useDesk();
  const { view, params, openSubmission } = route;
  const search = buildListSearch(view, params);
  const leads = useLeads(search);
  const [openedStatuses, setOpenedStatuses] = useState<ReadonlyMap<string, LeadStatus>>(new Map());
  const isOpen = openSubmission !== undefined;
  // Keep the list mounted, so that it can restore the focus when a submission is closed.
  return (
    <div
      className={
        isOpen
          ? "grid desk:h-full desk:grid-cols-[20rem_minmax(0,1fr)] desk:grid-rows-[minmax(0,1fr)]"
          : undefined
      }
    >
      {!isOpen && (
        <div
          key="head"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-ink px-4 py-2.5"
        >
          <h1 className="font-head text-title font-heading">{titleOf(route, config.operator)}</h1>
          {view === "flagged" && counts?.leads.oldest_flagged != null && (
            <p className="text-ink-2">the oldest since {times.short(counts.leads.oldest_flagged)}</p>
          )}
          <Filters />
          <span className="flex flex-wrap items-center gap-2 md:ml-auto">
            {isAdmin && (
              <>
                <FileButton path={`/export?format=csv&${search}`}>Export CSV</FileButton>
                <FileButton path={`/export?format=json&${search}`}>JSON</FileButton>
              </>
            )}
          </span>
        </div>
      )}
      <div key="list" className={isOpen ? "desk-scroll border-r border-ink max-desk:hidden" : undefined}>
        <LeadList leads={leads} search={search} openedStatuses={openedStatuses} />
      </div>
      {isOpen && (
        <div key="lead" className="desk-scroll min-w-0">
          <LeadView
            key={keyOf(openSubmission)}
            submission={openSubmission}
            setOpenedStatuses={setOpenedStatuses}
          />
        </div>
      )}
    </div>
  );
}
