import { Fragment } from "react";
import { go, leadAddress, type View } from "../data/address.ts";
import { useDesk } from "../data/desk-context.ts";
import type { LeadList as Leads } from "../data/use-leads.ts";
import type { SubmissionRef } from "../../../submissions/submission-tables.ts";
import { useKeys } from "../keys/use-keys.ts";
import { Button } from "../parts/button.tsx";
import { WarnMark } from "../parts/marks.tsx";
import { Failure, Waiting } from "../parts/waiting.tsx";
import { EmptyList } from "./empty-list.tsx";
import { groupsOf } from "./groups.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { LeadLine } from "./lead-line.tsx";

interface LeadListProps {
  leads: Leads;
  view: View;
  params: URLSearchParams;
  order: string;
  open: SubmissionRef | undefined;
}

const heads = ["Who", "What", "Role", "Place", "From, partner", "State", "Suspicion"];

/** Puts the focus on the next or previous row; where a submission is open beside the list, opens its neighbor. */
function move(step: 1 | -1, { leads, view, params, open }: LeadListProps): void {
  if (open !== undefined) {
    const rows = leads.rows ?? [];
    const at = rows.findIndex(({ table, id }) => table === open.table && id === open.id);
    const next = rows[at + step];
    if (at >= 0 && next !== undefined) go(leadAddress(next, view, params));
    return;
  }
  const links = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const at = links.findIndex((link) => link === document.activeElement);
  links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
}

/** The rows under their headings, with what stands there while there are none. */
export function LeadList(props: LeadListProps) {
  const { leads, view, params, order, open } = props;
  const { now, facts } = useDesk();
  useKeys({ j: () => move(1, props), k: () => move(-1, props) });
  useRowKeys(leads.rows ?? [], open === undefined, leads.reload);
  const { rows, error, hasMore } = leads;
  if (rows === undefined)
    return error === undefined ? (
      <Waiting what="the list" />
    ) : (
      <Failure text={error} onRetry={leads.reload} />
    );
  const groups = groupsOf(rows, view === "held" ? "newest" : order, now, facts.promised);
  return (
    <div className="lead-list">
      {error !== undefined && <Failure text={error} onRetry={leads.reload} />}
      {groups.length === 0 && <EmptyList view={view} params={params} />}
      {groups.length > 0 && (
        <div className="lead-heads border-b border-ink" aria-hidden="true">
          <span>{view === "held" ? "Came" : `Promise, ${Math.max(...Object.values(facts.promised))} h`}</span>
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      {groups.map((group, index) => (
        <Fragment key={group.name}>
          {group.name !== "" && (
            <h2
              className={`flex items-center gap-2 border-b border-ink bg-band px-4 py-1 font-head text-dense font-heading ${group.isLate ? "text-critical" : ""}`}
            >
              {group.isLate && <WarnMark />} {group.name}
              {(index < groups.length - 1 || !hasMore) && <span>{group.rows.length}</span>}
            </h2>
          )}
          <ul>
            {group.rows.map((row) => (
              <LeadLine
                key={`${row.table}/${row.id}`}
                row={row}
                view={view}
                params={params}
                isOpen={open?.id === row.id && open.table === row.table}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {hasMore && (
        <p className="p-4">
          <Button onClick={leads.more} disabled={leads.isLoadingMore}>
            {leads.isLoadingMore ? "Loading more…" : "Show more"}
          </Button>
        </p>
      )}
    </div>
  );
}
