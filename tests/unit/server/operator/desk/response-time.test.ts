import { describe, expect, it } from "vitest";
import { keyOf } from "../../../../../server/operator/desk/app/data/status-changes.ts";
import {
  groupRows,
  describeResponseTime,
} from "../../../../../server/operator/desk/app/list/response-time.tsx";
import { formatDuration } from "../../../../../server/operator/desk/app/data/labels.ts";
import { readBehaviorNumber } from "../../../../read-behavior.ts";
import { createRowOfAge, hour, now } from "./sample-row.ts";

const promisedHours = { contact_submissions: 24 };

describe("the response time of a submission", () => {
  it("shows how much time is left, how late a reply is, and how long a reply took", () => {
    expect(describeResponseTime(createRowOfAge(20.5), now)).toEqual({ kind: "left", text: "3 h 30 left" });
    expect(describeResponseTime(createRowOfAge(24.5), now)).toEqual({ kind: "late", text: "Late 30 min" });
    const answeredRow = createRowOfAge(30, {
      status: "contacted",
      answered_at: new Date(now.getTime() - 28 * hour).toISOString(),
    });
    expect(describeResponseTime(answeredRow, now)).toEqual({ kind: "answered", text: "2 h 00" });
    expect(describeResponseTime(createRowOfAge(1, { due: null }), now)).toBeUndefined();
  });

  it("is formatted as minutes, hours and minutes, or days", () => {
    expect([59_000, 19 * 60_000, 125 * 60_000, 49 * hour].map(formatDuration)).toEqual([
      "0 min",
      "19 min",
      "2 h 05",
      "2 days",
    ]);
  });

  it("does not move an answered submission to another group while it is open next to the list", () => {
    const lateRow = createRowOfAge(25);
    const answeredRow = { ...lateRow, status: "contacted", answered_at: now.toISOString() } as const;
    const rows = [answeredRow, createRowOfAge(2)];
    const originalRows = new Map([[keyOf(lateRow), lateRow]]);
    expect(groupRows(rows, "promise", now, promisedHours, originalRows).map(({ name }) => name)[0]).toBe(
      "Late",
    );
    expect(groupRows(rows, "promise", now, promisedHours).map(({ name }) => name)[0]).toBe("Answered");
  });

  it("determines the submission's group in a list that is sorted by deadline", () => {
    const urgentHours = readBehaviorNumber(
      "Refresh and limits",
      "a promise counts as urgent when less is left than",
    );
    const rows = [
      createRowOfAge(25),
      createRowOfAge(24 - urgentHours + 0.1),
      createRowOfAge(24 - urgentHours - 0.1),
      createRowOfAge(2, { due: null }),
      createRowOfAge(50, { status: "closed", answered_at: now.toISOString() }),
    ];
    expect(
      groupRows(rows, "promise", now, promisedHours).map(({ name, rows: { length } }) => [name, length]),
    ).toEqual([
      ["Late", 1],
      [`Within ${urgentHours} hours`, 1],
      ["Within 24 hours", 1],
      ["No deadline", 1],
      ["Answered", 1],
    ]);
    expect(groupRows(rows, "newest", now, promisedHours)).toMatchObject([{ name: "" }]);
    expect(groupRows([], "newest", now, promisedHours)).toEqual([]);
  });
});
