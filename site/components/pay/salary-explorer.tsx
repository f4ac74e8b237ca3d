import { PAGE_DATA_ID, type PageData } from "../../../widgets/salary-explorer/read-pay.ts";
import type { SalaryExplorerProps } from "../../../model/tags/salary-explorer.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { createExplorerData } from "../../../model/pay/explorer-data.ts";
import { Widget } from "../widget.tsx";

interface PageSalaryExplorerProps extends SalaryExplorerProps {
  site: Pick<Site, "navigation" | "salaries" | "states" | "layout">;
}

/**
 * The salary explorer and its JSON data. The data's element has a fixed id, so use this only once per page.
 */
export function SalaryExplorer({
  site: { navigation, salaries, states, layout },
  ...attributes
}: PageSalaryExplorerProps) {
  const data: PageData = {
    explorer: navigation.explorer,
    pay: createExplorerData(salaries, states, layout.pay),
  };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    <>
      <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: json }} />
      <Widget tag="salary-explorer" {...attributes} />
    </>
  );
}
