import { formatDollars } from "../../../model/pay/format-dollars.ts";
import { rankRoles, payInState } from "../../../model/pay/state-pay.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { TableCaption } from "../table-caption.tsx";
import { TableHead } from "../table-head.tsx";
import { formatRange } from "./format-range.ts";

export function PayTable({ caption, site: { salaries, states } }: { caption: string; site: Site }) {
  const roles = rankRoles(salaries).map(({ role }) => role);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be keyboard-focusable
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="table min-w-[1180px] text-16">
        <TableCaption>{caption}</TableCaption>
        <TableHead columns={["State", ...roles]} />
        <tbody>
          {states.map(({ slug, name }) => (
            <tr key={slug}>
              <th scope="row">{name}</th>
              {roles.map((role) => {
                const pay = payInState(salaries, role, slug);
                return (
                  <td key={role}>
                    {pay === undefined ? (
                      "Not published"
                    ) : (
                      <>
                        {formatRange(pay)}, average {formatDollars(pay.average)}
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
