import { expect, test } from "vitest";
import { DATA_FILES } from "../../../../model/kinds/data-files.ts";
import { KIND_NAMES } from "../../../../model/kinds/page-kinds.ts";

test("no page kind has the name of a data file, since templates read both by name", () => {
  expect(KIND_NAMES.filter((name) => name in DATA_FILES)).toEqual([]);
});
