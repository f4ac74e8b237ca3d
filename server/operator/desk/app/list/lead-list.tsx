import { Fragment, useState } from "react";
import { navigate } from "../data/api-client.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import type { LeadStatus } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";
import { leadUrl } from "../data/route.ts";
import { TagDialog } from "../find/tags.tsx";
import { AssignDialog, useAssign } from "../data/owners.tsx";
import { useSetStatus, keyOf, statusKeys } from "../data/status-changes.ts";
import type { LeadList as Leads } from "../data/queries.ts";
import { useKeys } from "../frame/shortcuts.tsx";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { LoadStatus } from "../parts/panel.tsx";
import { SnoozeDialog } from "../snooze/snooze.tsx";
import { FlaggedDialog, type FlaggedAction } from "../lead/confirmations.tsx";
import { type Selection, SelectionBar, useSelection } from "./selection.tsx";
import { LeadLine, Points, SelectBox } from "./lead-line.tsx";
import { EmptyList } from "./empty-list.tsx";
import { groupRows } from "./response-time.tsx";
import { useListFocus, useStableOrder } from "./list-order.ts";

interface ListHeaderProps {
  rows: readonly LeadRow[];
  selection: Selection | undefined;
}

const headings = ["Who", "What", "Role", "Place", "From, partner", "State", "Spam score, file"];
const flaggedHeadings = ["Received", "Who", "What", "What they wrote", "From, partner", "Spam score"];

function ListHeader({ rows, selection }: ListHeaderProps) {
  const { config, route } = useDesk();
  const promiseHeading = `Promise, ${Math.max(...Object.values(config.promised))} h`;
  const names = route.view === "flagged" ? flaggedHeadings : [promiseHeading, ...headings];
  return (
    <div className="lead-heads border-b border-ink">
      {selection !== undefined && (
        <SelectBox
          label="Select all rows shown"
          isSelected={selection.isAllSelected}
          isPartial={!selection.isAllSelected && rows.some(selection.has)}
          onToggle={selection.toggleAll}
        />
      )}
      {names.map((name) => (
        <span key={name} aria-hidden="true">
          {name}
        </span>
      ))}
    </div>
  );
}

/** Returns a row if all of several rows have the same points for the same reasons, such as no form check. */
function findSharedSpam(rows: readonly LeadRow[]): LeadRow | undefined {
  const [first] = rows;
  if (first === undefined || rows.length < 3 || first.spam_score === 0) return undefined;
  const reasons = JSON.stringify(first.spam_reasons);
  return rows.every((row) => JSON.stringify(row.spam_reasons) === reasons) ? first : undefined;
}

interface LeadListProps {
  leads: Leads;
  search: string;
  openedStatuses: ReadonlyMap<string, LeadStatus>;
}

/**
 * A list of submissions. Shortcuts act on the selection, or on the focused row if nothing is selected. While a
 * submission is open, only `j` and `k` work.
 */
export function LeadList({ leads, search, openedStatuses }: LeadListProps) {
  const { now, config, isAdmin, route } = useDesk();
  const { view, params, openSubmission } = route;
  const isFlaggedView = view === "flagged";
  const { hasNextPage: hasMore, isFetchingNextPage } = leads.query;
  const [question, setQuestion] = useState<{ rows: readonly LeadRow[]; action: FlaggedAction }>();
  const [snoozing, setSnoozing] = useState<readonly LeadRow[]>([]);
  const openKey = openSubmission && keyOf(openSubmission);
  const isSubmissionOpen = openKey !== undefined;
  const { rows, rowSnapshots } = useStableOrder(leads.rows, search, isSubmissionOpen, openedStatuses);
  const order = isFlaggedView || params.get("order") === "newest" ? "newest" : "promise";
  const groups = groupRows(rows ?? [], order, now, config.promised, rowSnapshots);
  const shownRows = groups.flatMap((group) => group.rows);
  const sharedSpam = findSharedSpam(shownRows);
  const selection = useSelection(search, shownRows);
  const listFocus = useListFocus(shownRows, openKey, search);
  const setStatus = useSetStatus(selection.clear);
  const { toggleOwn } = useAssign();
  const [taggedRows, setTaggedRows] = useState<readonly LeadRow[]>([]);
  const [assignedRows, setAssignedRows] = useState<readonly LeadRow[]>([]);
  const ask = (chosen: readonly LeadRow[], action: FlaggedAction) => {
    if (chosen.length > 0) setQuestion({ rows: chosen, action });
  };

  const move = (step: 1 | -1) => {
    const openIndex = shownRows.findIndex((row) => keyOf(row) === openKey);
    const next = shownRows[openIndex + step];
    if (openIndex >= 0 && next !== undefined) navigate(leadUrl(next, view, params));
    const isPastEnd = isSubmissionOpen ? step === 1 && next === undefined : !listFocus.moveFocus(step);
    if (isPastEnd && hasMore && !isFetchingNextPage) void leads.loadMore();
  };
  const getTargetRows = (): readonly LeadRow[] => {
    const row = listFocus.getFocusedRow();
    return selection.rows.length === 0 && row !== undefined ? [row] : selection.rows;
  };
  const rowActions = {
    x({ shiftKey }: KeyboardEvent) {
      const row = listFocus.getFocusedRow();
      if (row !== undefined) selection.toggle(row, shiftKey);
    },
    a({ shiftKey }: KeyboardEvent) {
      if (shiftKey) selection.toggleAll();
      else setAssignedRows(getTargetRows());
    },
    g: () => setTaggedRows(getTargetRows()),
    o: () => toggleOwn(getTargetRows()),
    ...(!isFlaggedView && { z: () => setSnoozing(getTargetRows()) }),
    Escape: selection.rows.length > 0 ? selection.clear : undefined,
    ...(isFlaggedView
      ? {
          l: () => ask(getTargetRows(), "release"),
          ...(isAdmin && { d: () => ask(getTargetRows(), "delete") }),
        }
      : statusKeys((status) => void setStatus(getTargetRows(), status))),
  };
  useKeys({ j: () => move(1), k: () => move(-1), ...(!isSubmissionOpen && rowActions) });

  const loadStatus = <LoadStatus query={leads.query} what="the list" />;
  if (rows === undefined) return loadStatus;
  return (
    <div className={`lead-list ${isFlaggedView ? "is-flagged" : ""} ${isSubmissionOpen ? "" : "has-boxes"}`}>
      {loadStatus}
      {groups.length === 0 && <EmptyList />}
      {groups.length > 0 && (
        <ListHeader rows={shownRows} selection={isSubmissionOpen ? undefined : selection} />
      )}
      {sharedSpam && (
        <p className="border-b border-line px-4 py-1.5">
          <Points row={sharedSpam} />, all {shownRows.length} rows
        </p>
      )}
      {groups.map((group, index) => (
        <Fragment key={group.name}>
          {group.name !== "" && (
            <h2
              className={`flex items-center gap-2 border-b border-ink bg-band px-4 py-1 font-head text-dense font-heading ${group.name === "Late" ? "text-critical" : ""}`}
            >
              {group.name === "Late" && <Icon name="warning" />} {group.name}
              {(index < groups.length - 1 || !hasMore) && <span>{group.rows.length}</span>}
            </h2>
          )}
          <ul>
            {group.rows.map((row) => (
              <LeadLine
                key={keyOf(row)}
                row={row}
                isOpen={keyOf(row) === openKey}
                isSpamShared={sharedSpam !== undefined}
                selection={isSubmissionOpen ? undefined : selection}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {hasMore && (
        <p className="p-4">
          <Button onClick={() => void leads.loadMore()} disabled={isFetchingNextPage}>
            {isFetchingNextPage ? "Loading more…" : "Show more"}
          </Button>
        </p>
      )}
      {!isSubmissionOpen && selection.rows.length > 0 && (
        <SelectionBar
          selection={selection}
          search={search}
          hasMore={hasMore}
          onAssign={() => setAssignedRows(selection.rows)}
          onTag={() => setTaggedRows(selection.rows)}
          onSet={(status) => void setStatus(selection.rows, status)}
          onFlaggedAction={(action) => ask(selection.rows, action)}
        />
      )}
      {snoozing.length > 0 && (
        <SnoozeDialog
          submissions={snoozing}
          isSnoozed={snoozing.some(({ snoozed_until }) => snoozed_until !== null)}
          onDone={selection.clear}
          onClose={() => setSnoozing([])}
        />
      )}
      {assignedRows.length > 0 && (
        <AssignDialog submissions={assignedRows} onClose={() => setAssignedRows([])} />
      )}
      {taggedRows.length > 0 && <TagDialog rows={taggedRows} onClose={() => setTaggedRows([])} />}
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
