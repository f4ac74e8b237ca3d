import { MethodologyLink } from "../pay/methodology-link.tsx";
import { SalaryChart } from "../salary-chart.tsx";
import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";

export function SalaryTable({ body, caption, site }: BlockProps<"salary-table">) {
  const rows = body.flatMap((role) => site.salaries.roles.filter((row) => row.role === role));
  return (
    <BlockFrame caption={undefined}>
      <SalaryChart
        caption={
          caption ?? `Base salary in ${site.salaries.year} at the Midwest baseline, in thousands of dollars`
        }
        rows={rows}
      />
      <MethodologyLink className="mt-2" />
    </BlockFrame>
  );
}
