import { Fragment, useState } from "react";
import { navigate, leadUrl, type View } from "../data/route.ts";
import { useDesk } from "../data/desk-context.ts";
import { useSetStatus } from "../data/use-set-status.ts";
import type { LeadList as Leads } from "../data/use-leads.ts";
import { keyOf } from "../data/status-changes.ts";
import type { LeadStatus } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import { Button } from "../parts/button.tsx";
import { WarnIcon } from "../parts/icons.tsx";
import { LoadStatus } from "../parts/load-states.tsx";
import { SelectionBar } from "../select/selection-bar.tsx";
import { FlaggedDialog, type FlaggedAction } from "../select/flagged-dialog.tsx";
import { useSelection } from "../select/use-selection.ts";
import { EmptyList } from "./empty-list.tsx";
import { groupRows } from "./group-rows.ts";
import { LeadLine } from "./lead-line.tsx";
import { ListHeader } from "./list-header.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { useListFocus } from "./use-list-focus.ts";
import { useStableOrder } from "./use-stable-order.ts";

interface LeadListProps {
  leads: Leads;
  view: View;
  params: URLSearchParams;
  search: string;
  order: string;
  openSubmission: SubmissionRef | undefined;
  openedStatuses: ReadonlyMap<string, LeadStatus>;
}

export function LeadList({
  leads,
  view,
  params,
  search,
  order,
  openSubmission,
  openedStatuses,
}: LeadListProps) {
  const { now, config } = useDesk();
  const { hasMore = false } = leads.data ?? {};
  const [question, setQuestion] = useState<{ rows: readonly LeadRow[]; action: FlaggedAction }>();
  const isSubmissionOpen = openSubmission !== undefined;
  const { rows, rowSnapshots } = useStableOrder(leads.data?.rows, search, isSubmissionOpen, openedStatuses);
  const groups = groupRows(
    rows ?? [],
    view === "flagged" ? "newest" : order,
    now,
    config.promised,
    rowSnapshots,
  );
  const shownRows = groups.flatMap((group) => group.rows);
  const selection = useSelection(search, shownRows);
  const listFocus = useListFocus(shownRows, openSubmission, search);
  const setStatus = useSetStatus();
  const setStatusAndClear = (chosen: readonly LeadRow[], status: LeadStatus) =>
    void setStatus(chosen, status).then((isDone) => isDone && selection.clear());
  const ask = (chosen: readonly LeadRow[], action: FlaggedAction) => {
    if (chosen.length > 0) setQuestion({ rows: chosen, action });
  };

  const move = (step: 1 | -1) => {
    const openIndex =
      openSubmission === undefined ? -1 : shownRows.findIndex((row) => keyOf(row) === keyOf(openSubmission));
    const next = shownRows[openIndex + step];
    if (isSubmissionOpen && openIndex >= 0 && next !== undefined) navigate(leadUrl(next, view, params));
    const isPastEnd = isSubmissionOpen ? step === 1 && next === undefined : !listFocus.moveFocus(step);
    if (isPastEnd && hasMore && !leads.isLoadingMore) leads.loadMore();
  };
  useListKeys(!isSubmissionOpen, {
    rows: shownRows,
    isFlaggedView: view === "flagged",
    selection,
    getFocusedRow: listFocus.getFocusedRow,
    onMove: move,
    onSet: setStatusAndClear,
    onFlaggedAction: ask,
  });

  const loadStatus = <LoadStatus {...leads} what="the list" />;
  if (rows === undefined) return loadStatus;
  return (
    <div
      className={`lead-list ${view === "flagged" ? "is-flagged" : ""} ${isSubmissionOpen ? "" : "has-boxes"}`}
    >
      {loadStatus}
      {groups.length === 0 && <EmptyList view={view} params={params} />}
      {groups.length > 0 && (
        <ListHeader view={view} rows={shownRows} selection={isSubmissionOpen ? undefined : selection} />
      )}
      {groups.map((group, index) => (
        <Fragment key={group.name}>
          {group.name !== "" && (
            <h2
              className={`flex items-center gap-2 border-b border-ink bg-band px-4 py-1 font-head text-dense font-heading ${group.isLate ? "text-critical" : ""}`}
            >
              {group.isLate && <WarnIcon />} {group.name}
              {(index < groups.length - 1 || !hasMore) && <span>{group.rows.length}</span>}
            </h2>
          )}
          <ul>
            {group.rows.map((row) => (
              <LeadLine
                key={keyOf(row)}
                row={row}
                view={view}
                params={params}
                isOpen={openSubmission !== undefined && keyOf(openSubmission) === keyOf(row)}
                selection={isSubmissionOpen ? undefined : selection}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {hasMore && (
        <p className="p-4">
          <Button onClick={leads.loadMore} disabled={leads.isLoadingMore}>
            {leads.isLoadingMore ? "Loading more…" : "Show more"}
          </Button>
        </p>
      )}
      {!isSubmissionOpen && selection.rows.length > 0 && (
        <SelectionBar
          selection={selection}
          view={view}
          search={search}
          hasMore={hasMore}
          onSet={(status) => setStatusAndClear(selection.rows, status)}
          onFlaggedAction={(action) => ask(selection.rows, action)}
        />
      )}
      {question !== undefined && (
        <FlaggedDialog
          action={question.action}
          flagged={question.rows}
          onDone={() => {
            selection.clear();
            setQuestion(undefined);
          }}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}
