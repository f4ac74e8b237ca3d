import { expect, test } from "vitest";
import { formatMistake } from "../../../model/source/content-error.ts";
import { useContentCopy } from "./content-copy.ts";

const copy = useContentCopy({ isPlain: true });
const listWarnings = (): string[] =>
  copy
    .loadAll()
    .warnings()
    .map(formatMistake)
    .filter((warning) => warning.startsWith("content/states/"));

test("no two states share a sentence, and one that is added is reported, even if they name different states and cities", () => {
  const start = /(?<=market: \|\n {2})/;
  copy.edit("states/ohio.yaml", start, "Around Columbus, Ohio hires its crews a year ahead. Crews travel. ");
  const line = copy.edit(
    "states/texas.yaml",
    start,
    "Around Houston, Texas hires its crews a year ahead. Crews travel. ",
  );
  expect(listWarnings()).toEqual([
    `content/states/texas.yaml:${line - 1} market — found "Around Houston, Texas hires its crews a year ahead.", which is also on the Ohio page (market): rewrite or delete it`,
  ]);
});
