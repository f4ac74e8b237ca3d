import { TableCaption } from "../table-caption.tsx";
import { TableHead } from "../table-head.tsx";

interface ReferenceTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...cells: string[]])[];
}

export function ReferenceTable({ caption, columns, rows }: ReferenceTableProps) {
  return (
    <table className="table">
      <TableCaption>{caption}</TableCaption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <code className="font-mono text-13 leading-140 font-medium wrap-break-word min-[620px]:text-16">
                {name}
              </code>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
