import { Badge, type BadgeLabel } from "../badge.tsx";
import { TableHead } from "../tables.tsx";

export type Row = readonly [name: string, ...rest: (string | { badge: BadgeLabel })[]];

export interface TableOptions {
  /** Whether the second column contains figures. */
  hasFigures?: boolean;
  /**
   * Whether to repeat the column headings next to the values on phones, for columns that could be confused.
   */
  isLabeled?: boolean;
}

interface ResponsiveTableProps extends TableOptions {
  columns: readonly string[];
  rows: readonly Row[];
}

const NAME_CELL = "md:w-[26%]";
const TEXT_CELL = "max-md:col-span-full";
const FIGURE_CELL = "pr-7 font-strong whitespace-nowrap max-md:pr-0";
const LABELED_CELL = `${TEXT_CELL} max-md:before:text-ink-2 max-md:before:content-[attr(data-column)_':_']`;

export function ResponsiveTable({ columns, rows, hasFigures, isLabeled }: ResponsiveTableProps) {
  return (
    <table className="table stacked">
      <TableHead isHiddenOnPhones columns={columns} />
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row" className={hasFigures ? NAME_CELL : `${NAME_CELL} max-md:col-span-full`}>
              {first}
            </th>
            {rest.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-column={columns[index + 1]}
                className={hasFigures && index === 0 ? FIGURE_CELL : isLabeled ? LABELED_CELL : TEXT_CELL}
              >
                {typeof cell === "string" ? cell : <Badge label={cell.badge} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
