import { PAGE_DATA_ID } from "../../../widgets/salary-explorer/page-data.ts";
import type { SalaryExplorerProps } from "../../../widgets/salary-explorer/schema.ts";
import type { Site } from "../../model/loading/load-site.ts";
import { explorerData } from "../../model/pay/explorer-data.ts";
import { Widget } from "../widget.tsx";

interface ExplorerProps extends SalaryExplorerProps {
  site: Pick<Site, "salaries" | "states">;
}

/** The salary explorer with the data that it looks up; one a page. */
export function Explorer({ site: { salaries, states }, ...attributes }: ExplorerProps) {
  const data = JSON.stringify(explorerData(salaries, states)).replaceAll("<", "\\u003c");
  return (
    <>
      <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: data }} />
      <Widget tag="salary-explorer" {...attributes} />
    </>
  );
}
