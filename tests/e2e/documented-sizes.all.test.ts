import { expect, inject, test } from "vitest";
import { sizesBenchmark, measureSizes } from "../bench/sizes-benchmark.ts";
import { readRows, toMarkdown, toRows } from "../bench/write-tables.ts";
import { getSharedBrowser } from "../browser/open-browser.ts";

/** How far a documented size may be off: by 3%, or by what rounding to 0.1 KiB explains. */
const tolerance = (size: number): number => Math.max(0.03 * size, 0.11);

test("the documented sizes are those of what the server sends", async () => {
  const { id, file } = sizesBenchmark;
  const documented = readRows(file, id);
  const measured = toRows(
    (await measureSizes(inject("sharedSite").url, await getSharedBrowser())).map(toMarkdown).join("\n"),
  );
  expect(
    documented.map(([name]) => name),
    `Run npm run bench -- ${id}.`,
  ).toEqual(measured.map(([name]) => name));
  const outdated = measured.flatMap((row, index) =>
    row.flatMap((cell, column) => {
      const [now, then] = [Number(cell), Number(documented[index]?.[column])];
      return Math.abs(now - then) > tolerance(now)
        ? [`${row[0]}: ${then} KiB in ${file}, ${now} KiB now`]
        : [];
    }),
  );
  expect(outdated, `Run npm run bench -- ${id}.`).toEqual([]);
});
