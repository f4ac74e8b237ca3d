import type { Demand } from "../../model/schemas/demand.ts";
import { DemandBadge, LevelBadge } from "../badge.tsx";
import { TableHead } from "../table-head.tsx";
import { BlockFrame } from "./block-frame.tsx";

type Cell = string | { demand: Demand } | { level: "Required" | "Preferred" | "Helpful" };

interface ResponsiveTableProps {
  caption: string | undefined;
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...rest: Cell[]])[];
  figureColumn?: number;
  /**
   * Whether to repeat the column headings next to the values on phones, for columns that could be confused.
   */
  isLabeled?: boolean;
}

const NAME_CELL = "md:w-[26%]";
const TEXT_CELL = "max-md:col-span-full";
const FIGURE_CELL = "pr-7 font-strong whitespace-nowrap max-md:pr-0";
const LABELED_CELL = `${TEXT_CELL} max-md:before:text-ink-2 max-md:before:content-[attr(data-column)_':_']`;

export function ResponsiveTable({
  caption,
  columns,
  rows,
  figureColumn,
  isLabeled = false,
}: ResponsiveTableProps) {
  return (
    <BlockFrame caption={caption}>
      <table className="table stacked">
        <TableHead isHiddenOnPhones columns={columns} />
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th
                scope="row"
                className={figureColumn === 1 ? NAME_CELL : `${NAME_CELL} max-md:col-span-full`}
              >
                {first}
              </th>
              {rest.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  data-column={columns[index + 1]}
                  className={index + 1 === figureColumn ? FIGURE_CELL : isLabeled ? LABELED_CELL : TEXT_CELL}
                >
                  {renderCell(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </BlockFrame>
  );
}

function renderCell(cell: Cell) {
  if (typeof cell === "string") return cell;
  return "demand" in cell ? <DemandBadge demand={cell.demand} /> : <LevelBadge level={cell.level} />;
}
