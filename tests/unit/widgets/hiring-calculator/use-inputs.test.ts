import { expect, test } from "vitest";
import { createAmountRule, createKeywordRule } from "../../../../widgets/hiring-calculator/use-inputs.ts";

test("a number is parsed from formatted text, rounded, and limited to its range", () => {
  const read = createAmountRule([20_000, 500_000, 1]);
  expect(read("$125,000")).toBe(125_000);
  expect(read(" 125000.4 ")).toBe(125_000);
  expect([read("120k"), read("$92.5 K")]).toEqual([120_000, 92_500]);
  expect(read("7")).toBe(20_000);
  expect(read("9999999999")).toBe(500_000);
  expect(createAmountRule([0, 36, 1])("2 weeks")).toBe(2);
  expect(createAmountRule([0, 36, 1])("6 months")).toBe(6);
  expect(createAmountRule([0, 100, 1])("50%")).toBe(50);
});

test("text that is not a number changes nothing", () => {
  expect(createAmountRule([0, 100, 1])("")).toBeUndefined();
  expect(createAmountRule([0, 100, 1])("many")).toBeUndefined();
});

test("only values on the list are accepted", () => {
  const read = createKeywordRule(["texas", "ohio"]);
  expect(read("ohio")).toBe("ohio");
  expect(read("atlantis")).toBeUndefined();
});
