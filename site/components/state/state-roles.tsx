import type { Salaries } from "../../model/schemas/salaries.ts";
import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import { DemandBadge } from "../badge.tsx";
import { thousands } from "../range-chart.tsx";
import { RowNote } from "../row-note.tsx";
import { RowSheet } from "../row-sheet.tsx";
import { Section } from "../section.tsx";
import { TableHead } from "../table-head.tsx";
import { fillText } from "./fill-text.ts";
import { statePay } from "./state-pay.ts";

interface StateRolesProps {
  state: State;
  texts: StatePage["roles"];
  salaries: Salaries;
  sheet: string;
}

/** Roles filled in the state: the national base, with the region's premium written out, and how scarce people are. */
export function StateRoles({ state, texts, salaries, sheet }: StateRolesProps) {
  const pay = statePay(state, salaries);
  const values = { state: state.name, year: salaries.year, ...pay };
  const { columns } = texts;
  return (
    <Section
      id="roles"
      mark={{ number: 3, sheet }}
      title={fillText(texts.title, { state: state.name })}
      lead={fillText(texts[pay.kind], values)}
    >
      <table className="table">
        <TableHead isWideOnly columns={[columns.role, columns.range, columns.average, columns.demand]} />
        <tbody>
          {state.roles.map(({ role, demand, note }) => {
            const row = salaries.roles.find((one) => one.role === role);
            if (row === undefined) throw new Error(`No pay is given for ${role}.`);
            return (
              <RowSheet key={role}>
                <th scope="row" className="max-md:mb-1.5 max-md:basis-full md:w-[46%]">
                  {role}
                  <RowNote>{note}</RowNote>
                </th>
                <td className="whitespace-nowrap">
                  {thousands(row.low)}–{thousands(row.high)}
                </td>
                <td className="whitespace-nowrap">
                  <span className="md:hidden">avg </span>
                  {thousands(row.average)}
                </td>
                <td className="whitespace-nowrap max-md:ml-auto md:w-33 md:pr-0">
                  <DemandBadge demand={demand} />
                </td>
              </RowSheet>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
