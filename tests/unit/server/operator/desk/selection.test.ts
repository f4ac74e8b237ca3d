import { describe, expect, it } from "vitest";
import {
  createUndoRequests,
  describeResults,
  describeUndo,
  keyOf,
  type StatusChangeResult,
} from "../../../../../server/operator/desk/app/data/status-changes.ts";
import { shortcuts } from "../../../../../server/operator/desk/app/frame/shortcuts.tsx";
import { mergeRows } from "../../../../../server/operator/desk/app/list/list-order.ts";
import { maxSelection, getRange } from "../../../../../server/operator/desk/app/list/selection.tsx";
import { maxSelection as largestAtServer } from "../../../../../server/operator/desk/api/requests.ts";
import { readBehaviorNumber, readBehaviorTable } from "../../../../read-behavior.ts";
import { createRowOfAge } from "./sample-row.ts";

const rows = [createRowOfAge(5), createRowOfAge(4), createRowOfAge(3), createRowOfAge(2)];
const [a, b, c, d] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];

describe("a selection", () => {
  it("is limited to the server's maximum, which docs/behavior/desk.md states", () => {
    expect(maxSelection).toBe(largestAtServer);
    expect(maxSelection).toBe(readBehaviorNumber("Refresh and limits", "largest selection, in rows"));
  });

  it("extends a range in both directions, and selects a single row if the range's start is not displayed", () => {
    expect(getRange(rows, keyOf(b), d)).toEqual([b, c, d]);
    expect(getRange(rows, keyOf(d), b)).toEqual([b, c, d]);
    expect(getRange(rows, undefined, c)).toEqual([c]);
    expect(getRange(rows, keyOf(createRowOfAge(1)), c)).toEqual([c]);
  });

  it("reports what was changed, what another operator had changed, and what no longer exists", () => {
    const change = (row: typeof a, number: number) =>
      ({ table: row.table, id: row.id, outcome: "changed", change: number, from: "new" }) as const;
    const conflict: StatusChangeResult = {
      table: b.table,
      id: b.id,
      outcome: "conflict",
      change: 7,
      at: "2025-01-14T12:00:00Z",
      actor: "Luis",
      status: "closed",
    };
    const deletedResult = { table: c.table, id: c.id, outcome: "gone" } as const;
    expect(describeResults(rows, [change(a, 1), conflict, deletedResult, change(d, 2)], "contacted")).toBe(
      "2 submissions set to Contacted. 1 left unchanged: Luis got there first. 1 has been deleted.",
    );
    expect(describeResults([b], [conflict], "contacted")).toBe(
      "Luis set Kim to Closed in the meantime. Nothing was changed.",
    );
    expect(describeResults([c], [deletedResult], "contacted")).toBe("This submission has been deleted.");

    const undoRequests = createUndoRequests([change(a, 1), conflict, deletedResult, change(d, 2)]);
    expect(undoRequests).toEqual([
      { table: a.table, id: a.id, status: "new", seen: 1 },
      { table: d.table, id: d.id, status: "new", seen: 2 },
    ]);
    const lastAction = { name: "2 submissions to Contacted", undoRequests };
    expect(describeUndo(lastAction, [change(a, 3), change(d, 4)])).toBe("Undone: 2 submissions to Contacted");
    expect(describeUndo(lastAction, [change(a, 3), conflict])).toBe(
      "Undone for 1. 1 left unchanged: Luis got there first.",
    );
    expect(describeUndo(lastAction, [deletedResult, deletedResult])).toBe("Not undone. 2 have been deleted.");
  });
});

it("the list next to an open submission preserves its order, including rows that no longer match, and inserts new rows in order", () => {
  const newRow = createRowOfAge(0);
  const answeredRow = { ...a, status: "contacted" as const };
  // In the new list, b is missing, a has moved to the end, and there is a new row after c.
  const mergedRows = mergeRows(rows, [c, newRow, d, answeredRow], new Map([[keyOf(b), "read"]]));
  expect(mergedRows.map(({ id }) => id)).toEqual([a, b, c, newRow, d].map(({ id }) => id));
  expect(mergedRows.map(({ status }) => status)).toEqual(["contacted", "read", "new", "new", "new"]);
});

it("docs/behavior/desk.md lists every keyboard shortcut of the desk", () => {
  const documentedKeys = readBehaviorTable("Keys").flatMap(([first = ""]) => first.split(/[ ,]+/));
  const keys = Object.values(shortcuts).flatMap((bindings) => bindings.flatMap((shortcut) => shortcut.keys));
  // Look up key ranges such as 1-8 by their first key.
  const missing = keys.map((key) => key.split("-")[0] ?? key).filter((key) => !documentedKeys.includes(key));
  expect(missing).toEqual([]);
});
