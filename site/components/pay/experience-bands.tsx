import { getRoleName } from "../../../model/pay/format-dollars.ts";
import { listBands } from "../../../model/pay/state-pay.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { typeset } from "../../../model/typeset.ts";
import { TableCaption, TableHead } from "../tables.tsx";

export function ExperienceBands({ site }: { site: Site }) {
  const { salaries, layout } = site;
  const { columns } = site["pay-methodology"].experience;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-9 md:grid-cols-2">
      {salaries.experience.map(({ role }) => (
        <table key={role} className="table self-start">
          <TableCaption>{getRoleName(layout.pay, role)}</TableCaption>
          <TableHead columns={[columns.experience, columns.range]} />
          <tbody className="tabular">
            {typeset(listBands(salaries, role)).map(({ experience, text }) => (
              <tr key={experience}>
                <th scope="row">{experience}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
