import { expect, test } from "vitest";
import { groupByType } from "../../bench/lighthouse-part.ts";

const TYPES = ["/", "/about", "/locations", "/locations/texas", "/insights/category/hiring-guides"];

test("a page is listed under its own type, or that of its folder", () => {
  const groups = groupByType(
    ["/", "/locations", "/locations/ohio", "/insights/category/local-markets"],
    TYPES,
  );
  expect(Object.fromEntries(groups)).toEqual({
    "/": ["/"],
    "/about": [],
    "/locations": ["/locations"],
    "/locations/texas": ["/locations/ohio"],
    "/insights/category/hiring-guides": ["/insights/category/local-markets"],
  });
});

test("a page at the top that no type names is not judged as another", () => {
  expect(groupByType(["/pricing"], TYPES).get("/pricing")).toEqual(["/pricing"]);
});
