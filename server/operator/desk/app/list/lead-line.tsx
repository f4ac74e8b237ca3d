import { useEffect, useRef, type ChangeEvent } from "react";
import { Link } from "wouter";
import { reportTable } from "../../../../../model/submissions/report-fields.ts";
import { getLanguageName } from "../../../../../model/languages.ts";
import { nameForm } from "../../../../../model/submissions/form-name.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import { leadUrl } from "../data/route.ts";
import { useDesk } from "../data/desk-context.ts";
import { RowTags } from "../find/tags.tsx";
import { keyOf } from "../data/status-changes.ts";
import { OwnerBox } from "../data/owners.tsx";
import { Icon } from "../parts/icon.tsx";
import { kindNames, rankSpamSignals, statusNames, senderName } from "../data/labels.ts";
import type { Selection } from "./selection.tsx";
import { ResponseTimeBar } from "./response-time.tsx";

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  isPartial?: boolean;
  onToggle: (isRange: boolean) => void;
}

/** React passes the click that changed the checkbox as `nativeEvent`. */
const hasShiftKey = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

export function SelectBox({ label, isSelected, isPartial = false, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <label className="lead-select select-none">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={(event) => onToggle(hasShiftKey(event))}
        className="size-4 cursor-pointer accent-ink"
      />
    </label>
  );
}

interface LeadLineProps {
  row: LeadRow;
  isOpen: boolean;
  /** Whether all rows have the same points for the same reason, which the list then shows once. */
  isSpamShared: boolean;
  selection: Selection | undefined;
}

export function LeadLine({ row, isOpen, isSpamShared, selection }: LeadLineProps) {
  const { now, times, route } = useDesk();
  const { view, params } = route;
  const isSelected = selection?.has(row) ?? false;
  const who = senderName(row);
  return (
    <li
      data-line={keyOf(row)}
      className={`lead-line ${isOpen ? "is-open" : ""} ${isSelected ? "is-selected" : ""}`}
    >
      {selection !== undefined && (
        <SelectBox
          label={`Select ${who}`}
          isSelected={isSelected}
          onToggle={(isRange) => selection.toggle(row, isRange)}
        />
      )}
      <span className="lead-promise">
        {view === "flagged" ? times.short(row.created_at) : <ResponseTimeBar row={row} now={now} />}
      </span>
      <span className="lead-who">
        <Link
          href={leadUrl(row, view, params)}
          data-row={keyOf(row)}
          aria-current={isOpen ? "true" : undefined}
          className={`no-underline after:absolute after:inset-0 ${row.status === "new" ? "font-logo" : ""}`}
        >
          {who}
        </Link>{" "}
        <span className="text-ink-2">{row.table === "resume_submissions" ? row.detail : row.company}</span>
        {view !== "flagged" && (
          <span className="lead-who-tags">
            <RowTags tags={row.tags} />
          </span>
        )}
      </span>
      <span className="lead-kind">
        <Icon name={row.table} /> <span>{kindNames[row.table]}</span>
      </span>
      {view === "flagged" ? (
        <FlaggedCells row={row} isSpamShared={isSpamShared} />
      ) : (
        <OpenCells row={row} isSpamShared={isSpamShared} />
      )}
    </li>
  );
}

type CellProps = Pick<LeadLineProps, "row" | "isSpamShared">;

function OpenCells({ row, isSpamShared }: CellProps) {
  const { role, job, place, status, spam_score: score } = row;
  const isResume = row.table === "resume_submissions";
  const isReport = row.table === reportTable;
  const hasPoints = score > 0 && !isSpamShared;
  return (
    <>
      <span className="lead-role">
        {job !== null && <b className="font-mono text-code font-medium">{job} </b>}
        {role ?? (isReport ? "Salary report" : <Missing />)}
        {place !== null && <span className="lead-role-place">, {place}</span>}
        <span className="lead-role-place">
          <RowTags tags={row.tags} />
        </span>
      </span>
      <span className="lead-place">{place ?? (isResume || isReport ? "" : <Missing />)}</span>
      <Origin row={row} />
      <span className="lead-state">
        <Icon name={status} /> {statusNames[status]} <OwnerBox owner={row.owner} />
      </span>
      <span className={`lead-spam ${hasPoints || row.file === "refused" ? "" : "is-quiet"}`}>
        <FileCheck row={row} /> {hasPoints && <Points row={row} />}
      </span>
    </>
  );
}

/** Shows a flagged submission's text, because most spam is obvious without opening it. */
const FlaggedCells = ({ row, isSpamShared }: CellProps) => (
  <>
    <span className="lead-excerpt">{row.excerpt ?? row.role ?? <Missing />}</span>
    <Origin row={row} />
    <span className="lead-spam">
      {!isSpamShared && <Points row={row} />} <FileCheck row={row} />
    </span>
  </>
);

function Origin({ row }: { row: LeadRow }) {
  const { config } = useDesk();
  const { partner, language } = row;
  return (
    <span className="lead-from">
      <span>{nameForm(row, config)}</span>
      {language !== null && <b className="text-code font-medium"> {getLanguageName(language)}</b>}
      {partner !== null && <b className="font-mono text-code font-medium"> {partner}</b>}
    </span>
  );
}

export function Points({ row: { spam_score: score, spam_reasons } }: { row: LeadRow }) {
  const [signal] = rankSpamSignals(spam_reasons);
  return (
    <>
      <span className="border border-ink px-1 font-mono text-code">
        {score}
        <span className="sr-only"> spam points</span>
      </span>{" "}
      {signal?.[0]}
    </>
  );
}

function FileCheck({ row: { file } }: { row: LeadRow }) {
  if (file === "refused")
    return (
      <span className="flex items-center gap-1.5 font-strong text-critical">
        <Icon name="warning" /> File refused
      </span>
    );
  return file === "waiting" ? <span className="text-ink-2">File not checked yet</span> : null;
}

const Missing = () => <span className="text-ink-2">not given</span>;
