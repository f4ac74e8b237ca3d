import { rankRoles } from "../../model/pay/rank-roles.ts";
import type { Resume } from "../../model/schemas/resume.ts";
import type { Salaries } from "../../model/schemas/salaries.ts";
import { MethodologyLink } from "../pay/methodology-link.tsx";
import { SalaryChart } from "../salary-chart.tsx";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";

interface RolePayProps {
  sheetCode: string;
  texts: Resume["roles"];
  salaries: Salaries;
}

export function RolePay({ sheetCode, texts, salaries }: RolePayProps) {
  return (
    <Section
      id="roles"
      mark={getSectionMark(sheetCode, 2)}
      ground="reversed"
      texts={texts}
      aside={
        <>
          <p className="mt-5 text-ink-2">{texts.note}</p>
          <MethodologyLink className="mt-2" />
        </>
      }
    >
      <SalaryChart caption={texts.caption} rows={rankRoles(salaries)} />
    </Section>
  );
}
