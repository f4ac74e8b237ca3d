import type { View } from "../data/route.ts";
import { useDesk } from "../data/desk-context.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import type { Selection } from "../select/use-selection.ts";
import { SelectBox } from "./select-box.tsx";

interface ListHeaderProps {
  view: View;
  rows: readonly LeadRow[];
  selection: Selection | undefined;
}

const headings = ["Who", "What", "Role", "Place", "From, partner", "State", "Spam score, file"];
const flaggedHeadings = ["Received", "Who", "What", "What they wrote", "From, partner", "Spam score"];

export function ListHeader({ view, rows, selection }: ListHeaderProps) {
  const { config } = useDesk();
  const promiseHeading = `Promise, ${Math.max(...Object.values(config.promised))} h`;
  const names = view === "flagged" ? flaggedHeadings : [promiseHeading, ...headings];
  const selectedCount = rows.filter((row) => selection?.has(row)).length;
  const isAllSelected = selectedCount === rows.length;
  return (
    <div className="lead-heads border-b border-ink">
      {selection !== undefined && (
        <SelectBox
          label="Select all rows shown"
          isSelected={isAllSelected}
          isPartial={selectedCount > 0 && !isAllSelected}
          onToggle={() => (isAllSelected ? selection.clear() : selection.choose(rows))}
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
