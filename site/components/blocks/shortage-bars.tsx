import { Badge } from "../badge.tsx";
import { TableCaption } from "../table-caption.tsx";
import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";

const FILL = "graphic block h-full border-r border-ink";

function shortageColor(shortage: number): string {
  if (shortage > 75) return `${FILL} bg-critical`;
  if (shortage > 65) return `${FILL} bg-signal`;
  return `${FILL} hatch bg-caution [--hatch:45%] [--pitch:6px]`;
}

export function ShortageBars({ body, caption }: BlockProps<"shortage-bars">) {
  return (
    <BlockFrame>
      <table className="table stacked">
        <TableCaption>{caption ?? "Shortage by role"}</TableCaption>
        <thead className="sr-only max-md:hidden">
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Shortage</th>
            <th scope="col">Severity</th>
          </tr>
        </thead>
        <tbody>
          {body.map(({ role, shortage, severity }) => (
            <tr key={role} className="max-md:gap-x-0 max-md:py-3 max-md:last:border-b-0">
              <th scope="row">{role}</th>
              <td className="w-[52%] max-md:order-last max-md:col-span-full max-md:w-full">
                <span
                  className="mr-4 inline-block h-3.5 w-[calc(100%-72px)] border border-ink bg-sheet align-middle"
                  aria-hidden="true"
                >
                  <span className={shortageColor(shortage)} style={{ width: `${shortage}%` }} />
                </span>
                <strong>{shortage}</strong>
              </td>
              <td className="text-right whitespace-nowrap">
                <Badge label={severity} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </BlockFrame>
  );
}
