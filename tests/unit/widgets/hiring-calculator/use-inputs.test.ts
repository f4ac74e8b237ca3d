import { expect, test } from "vitest";
import { amountRule, keywordRule } from "../../../../widgets/hiring-calculator/use-inputs.ts";

test("a number is parsed from formatted text, rounded, and limited to its range", () => {
  const read = amountRule(20_000, 500_000);
  expect(read("$125,000")).toBe(125_000);
  expect(read(" 125000.4 ")).toBe(125_000);
  expect(read("7")).toBe(20_000);
  expect(read("9999999999")).toBe(500_000);
  expect(amountRule(0, 36)("6 months")).toBe(6);
  expect(amountRule(0, 100)("50%")).toBe(50);
});

test("text that is not a number changes nothing", () => {
  expect(amountRule(0, 100)("")).toBeUndefined();
  expect(amountRule(0, 100)("many")).toBeUndefined();
});

test("only listed words are accepted", () => {
  const read = keywordRule(["texas", "ohio"]);
  expect(read("ohio")).toBe("ohio");
  expect(read("atlantis")).toBeUndefined();
});
