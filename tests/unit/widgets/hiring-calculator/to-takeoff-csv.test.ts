import { expect, test } from "vitest";
import type { CommonSettings } from "../../../../widgets/hiring-calculator/settings.ts";
import { toTakeoffCsv } from "../../../../widgets/hiring-calculator/calculator.tsx";

const LABELS = { takeoff: "Takeoff", quantity: "Quantity", rate: "Rate", amount: "Amount" };

test("a cell with a comma or quotation marks is quoted, so that spreadsheets read four columns", () => {
  const rows = [
    { name: "A working day", quantity: "$135,000", rate: "÷ 250", amount: "$540" },
    { name: 'The "ramp"', quantity: "31.25 days", rate: "× $540", amount: "$16,875" },
  ];
  expect(toTakeoffCsv(rows, LABELS as CommonSettings["labels"])).toBe(
    'Takeoff,Quantity,Rate,Amount\r\nA working day,"$135,000",÷ 250,$540\r\n"The ""ramp""",31.25 days,× $540,"$16,875"\r\n',
  );
});
