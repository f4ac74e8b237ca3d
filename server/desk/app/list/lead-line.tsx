import { leadAddress, type View } from "../data/address.ts";
import { useDesk } from "../data/desk-context.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import { KindMark, StateMark } from "../parts/marks.tsx";
import { Link } from "../parts/link.tsx";
import { kindNames, signalsOf, stateNames, whoOf } from "../words/names.ts";
import { Promise } from "./promise-bar.tsx";

interface LeadLineProps {
  row: LeadRow;
  view: View;
  params: URLSearchParams;
  /** Whether it is the one that is open beside the list. */
  isOpen: boolean;
}

/** One submission in the list: a row where there is room for columns, three lines where there is not. */
export function LeadLine({ row, view, params, isOpen }: LeadLineProps) {
  const { now, facts, times } = useDesk();
  const [signal] = signalsOf(row.spam_reasons);
  const { company, role, place, detail, context, partner } = row;
  const isResume = row.table === "resume_submissions";
  return (
    <li className={`lead-line ${isOpen ? "is-open" : ""}`}>
      <span className="lead-promise">
        {view === "held" ? times.short(row.created_at) : <Promise row={row} now={now} />}
      </span>
      <span className="lead-who">
        <Link
          href={leadAddress(row, view, params)}
          data-row={`${row.table}/${row.id}`}
          aria-current={isOpen ? "true" : undefined}
          className={`no-underline after:absolute after:inset-0 ${row.status === "new" ? "font-logo" : ""}`}
        >
          {whoOf(row)}
        </Link>{" "}
        <span className="text-ink-2">{isResume ? detail : company}</span>
      </span>
      <span className="lead-kind">
        <KindMark table={row.table} /> <span>{kindNames[row.table]}</span>
      </span>
      <span className="lead-role">
        {role ?? (row.table === "salary_report_downloads" ? "Salary report" : <Missing />)}
      </span>
      <span className="lead-place">{place ?? (isResume ? "" : row.role === null ? "" : <Missing />)}</span>
      <span className="lead-from">
        <span title={context === null ? undefined : facts.contexts[context]}>{context ?? "no context"}</span>
        {partner !== null && <b className="font-mono text-code font-medium"> {partner}</b>}
      </span>
      <span className="lead-state">
        <StateMark state={row.status} /> {stateNames[row.status]}
      </span>
      <span className="lead-suspicion">
        <span className={row.spam_score > 0 ? "border border-ink px-1 font-mono text-code" : "sr-only"}>
          {row.spam_score}
          <span className="sr-only"> points of suspicion</span>
        </span>{" "}
        {signal?.[0]}
      </span>
    </li>
  );
}

const Missing = () => <span className="text-ink-2">not given</span>;
