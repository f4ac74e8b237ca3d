import { expect, test } from "vitest";
import { isShown, sortRows, type StateRow } from "../../../../widgets/state-comparison/choice.ts";

const row = (name: string, stateCode: string, dollars: number | undefined, region: string): StateRow => ({
  name,
  stateCode,
  dollars,
  values: { region },
});
const rows = [
  row("Alaska", "AK", undefined, "none"),
  row("Ohio", "OH", 100, "midwest"),
  row("California", "CA", 120, "west-coast"),
  row("Texas", "TX", 115, "texas"),
];
const regions = () => ["", "west-coast", "texas", "midwest", "none"];
const arrangeStateCodes = (sort: string, isReversed = false, pins: string[] = []): string =>
  sortRows(rows, { sort, isReversed, pins }, regions)
    .map((one) => one.stateCode)
    .join(" ");

test("rows are sorted by name, by pay descending, and by the order of a column's values", () => {
  expect(arrangeStateCodes("name")).toBe("AK CA OH TX");
  expect(arrangeStateCodes("pay")).toBe("CA TX OH AK");
  expect(arrangeStateCodes("region")).toBe("CA TX OH AK");
});

test("rows with unpublished pay stay last in reverse order", () => {
  expect(arrangeStateCodes("name", true)).toBe("TX OH CA AK");
  expect(arrangeStateCodes("pay", true)).toBe("OH TX CA AK");
});

test("pinned rows are on top, in the same order", () => {
  expect(arrangeStateCodes("pay", false, ["AK", "OH"])).toBe("OH AK CA TX");
});

test("a row is found by part of its name, or by its code", () => {
  const foundStateCodes = (searchText: string): string =>
    rows
      .filter((one) => isShown(one, { searchText, values: {} }))
      .map((one) => one.stateCode)
      .join(" ");
  expect(foundStateCodes(" alas ")).toBe("AK");
  expect(foundStateCodes("ca")).toBe("CA");
  expect(foundStateCodes("")).toBe("AK OH CA TX");
  expect(foundStateCodes("guam")).toBe("");
});

test("a filter selects one value, and is ignored if empty", () => {
  const [alaska] = rows;
  if (alaska === undefined) throw new Error("no row");
  expect(isShown(alaska, { searchText: "", values: { region: "none" } })).toBe(true);
  expect(isShown(alaska, { searchText: "", values: { region: "texas" } })).toBe(false);
  expect(isShown(alaska, { searchText: "", values: { region: "" } })).toBe(true);
});
