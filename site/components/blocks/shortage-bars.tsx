import type { CSSProperties } from "react";
import { DemandBadge } from "../badge.tsx";
import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";

/** The bar's colour by its value (spec section 9): red above 75, orange above 65, otherwise yellow. */
export function shortageLook(shortage: number): string {
  if (shortage > 75) return "shortage-fill shortage-above-75";
  if (shortage > 65) return "shortage-fill shortage-above-65";
  return "shortage-fill";
}

/** Shortage by role, the value and its label beside each bar. */
export function ShortageBars({ body, caption }: BlockProps<"shortage-bars">) {
  return (
    <BlockFrame caption={undefined}>
      <table className="table shortage-table">
        <caption>{caption ?? "Shortage by role"}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Shortage</th>
            <th scope="col">Severity</th>
          </tr>
        </thead>
        <tbody>
          {body.map(({ role, shortage, severity }) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              <td className="shortage-value">
                <span className="shortage-track" aria-hidden="true">
                  <span
                    className={shortageLook(shortage)}
                    style={{ "--share": `${shortage}%` } as CSSProperties}
                  />
                </span>
                <strong>{shortage}%</strong>
              </td>
              <td className="end">
                <DemandBadge demand={severity} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </BlockFrame>
  );
}
