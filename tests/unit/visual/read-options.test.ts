import { expect, test } from "vitest";
import { readOptions } from "../../visual/read-options.ts";
import { picturesOf, SHOTS, WIDTHS } from "../../visual/shots.ts";

test("a revision alone compares every state of every type of page at every width, and judges nothing", () => {
  expect(readOptions(["main"])).toEqual({
    revision: "main",
    shots: SHOTS,
    widths: WIDTHS,
    isAll: false,
    isLayout: false,
    limit: 1,
  });
});

test("a comparison of the layout alone is asked for", () => {
  expect(readOptions(["main", "--layout"]).isLayout).toBe(true);
});

test("pages are named with their states, and may be none of the types", () => {
  const { shots, widths, limit } = readOptions([
    "HEAD~1",
    "--pages",
    "/portal,/locations/ohio",
    "--widths",
    "390,1024",
    "--limit",
    "0.1",
  ]);
  expect(shots.map(({ path, state }) => [path, state])).toEqual([
    ["/portal", undefined],
    ["/portal", "errors shown"],
    ["/locations/ohio", undefined],
  ]);
  expect([widths, limit]).toEqual([[390, 1024], 0.001]);
});

test.each([
  [[], "Name one revision. npm run compare -- --help shows how it is used."],
  [["main", "other"], "Name one revision. npm run compare -- --help shows how it is used."],
  [["main", "--widths", "390,wide"], '--widths has "wide"; expected pixels from 200 to 4000'],
  [["main", "--limit", ""], '--limit is ""; expected a percentage from 0 to 100'],
  [["main", "--quick"], "Unknown option '--quick'"],
])("%j is refused", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

test("a state that a width does not have is not photographed there, and every picture has a name of its own", () => {
  const names = picturesOf(SHOTS, WIDTHS).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.includes("menu-open"))).toEqual([
    "home--menu-open--390",
    "home--menu-open--768",
  ]);
});
