import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LayoutStrings } from "../../../../site/components/strings.ts";
import { SalaryChart } from "../../../../site/components/range-chart.tsx";
import { loadDataFiles } from "../../../../model/loading/load-data.ts";
import { SalariesSchema, type SalaryRow } from "../../../../model/schemas/salaries.ts";

const { layout } = loadDataFiles(process.cwd());
const ROW: SalaryRow = { role: "Estimator", low: 72_000, high: 108_000, average: 90_000 };
const GROWTH = {
  value: "+4.1%",
  source: "A survey of wages, 2024",
  url: "https://wages.example/2024",
  asOf: "2024-05-01",
};

const renderChart = (rows: readonly SalaryRow[]): string =>
  renderToStaticMarkup(
    <LayoutStrings value={layout}>
      <SalaryChart caption="Base salary" rows={rows} />
    </LayoutStrings>,
  );

test("the salary chart has no growth column if no role has a value", () => {
  expect(renderChart([ROW])).not.toContain("Growth");
});

test("the salary chart shows growth with its source, and a dash for a role without a value", () => {
  const html = renderChart([
    { ...ROW, growth: GROWTH },
    { ...ROW, role: "Civil Engineer" },
  ]);
  expect(html).toContain("Growth</th>");
  expect(html).toContain("+4.1%</td>");
  expect(html).toContain("–</td>");
  expect(html).toContain(
    '<a href="https://wages.example/2024">A survey of wages, 2024</a>, as of 2024-05-01',
  );
});

test("growth without a source is rejected", () => {
  const row = SalariesSchema.shape.roles.element;
  expect(row.safeParse({ ...ROW, growth: GROWTH }).success).toBe(true);
  expect(row.safeParse({ ...ROW, growth: { value: "+4.1%" } }).success).toBe(false);
  expect(row.safeParse({ ...ROW, growth: "+4.1%" }).success).toBe(false);
});
