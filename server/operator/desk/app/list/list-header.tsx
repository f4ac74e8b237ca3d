import { useDesk } from "../data/desk-context.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import type { Selection } from "../select/use-selection.ts";
import { SelectBox } from "./select-box.tsx";

interface ListHeaderProps {
  rows: readonly LeadRow[];
  selection: Selection | undefined;
}

const headings = ["Who", "What", "Role", "Place", "From, partner", "State", "Spam score, file"];
const flaggedHeadings = ["Received", "Who", "What", "What they wrote", "From, partner", "Spam score"];

export function ListHeader({ rows, selection }: ListHeaderProps) {
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
