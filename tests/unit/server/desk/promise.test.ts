import { describe, expect, it } from "vitest";
import { groupsOf } from "../../../../server/desk/app/list/groups.ts";
import { describePromise } from "../../../../server/desk/app/list/promise-bar.tsx";
import { lengthOf } from "../../../../server/desk/app/words/times.ts";
import type { LeadRow } from "../../../../server/desk/leads/lead-query.ts";
import { behaviorNumber } from "../../../behavior.ts";

const now = new Date("2025-01-14T12:00:00Z");
const hour = 3_600_000;
const promised = { contact_submissions: 24 };

/** A lead that came so many hours ago. */
const came = (hoursAgo: number, more: Partial<LeadRow> = {}): LeadRow => ({
  table: "contact_submissions",
  id: crypto.randomUUID(),
  created_at: new Date(now.getTime() - hoursAgo * hour).toISOString(),
  due: new Date(now.getTime() + (24 - hoursAgo) * hour).toISOString(),
  answered_at: null,
  last_change: null,
  status: "new",
  first_name: "Kim",
  last_name: null,
  company: null,
  email: null,
  role: null,
  place: null,
  detail: null,
  context: null,
  partner: null,
  spam_score: 0,
  spam_reasons: {},
  file: null,
  excerpt: null,
  is_kept: false,
  ...more,
});

describe("the promise of a submission", () => {
  it("says what is left, by how much it is late, and how long an answer took", () => {
    expect(describePromise(came(20.5), now)).toEqual({ kind: "left", text: "3 h 30 left" });
    expect(describePromise(came(24.5), now)).toEqual({ kind: "late", text: "Late 30 min" });
    const answered = came(30, {
      status: "contacted",
      answered_at: new Date(now.getTime() - 28 * hour).toISOString(),
    });
    expect(describePromise(answered, now)).toEqual({ kind: "answered", text: "2 h 00" });
    expect(describePromise(came(1, { due: null }), now)).toBeUndefined();
  });

  it("is a length that a person reads", () => {
    expect([59_000, 19 * 60_000, 125 * 60_000, 49 * hour].map(lengthOf)).toEqual([
      "0 min",
      "19 min",
      "2 h 05",
      "2 days",
    ]);
  });

  it("puts rows under headings in the order of the list", () => {
    const urgent = behaviorNumber("The operator's desk", "counts as urgent with so much left of the promise");
    const rows = [
      came(25),
      came(24 - urgent + 0.1),
      came(24 - urgent - 0.1),
      came(2, { due: null }),
      came(50, { status: "closed", answered_at: now.toISOString() }),
    ];
    expect(
      groupsOf(rows, "promise", now, promised).map(({ name, rows: { length } }) => [name, length]),
    ).toEqual([
      ["Late", 1],
      [`Within ${urgent} hours`, 1],
      ["Within 24 hours", 1],
      ["No deadline", 1],
      ["Answered", 1],
    ]);
    expect(groupsOf(rows, "newest", now, promised)).toMatchObject([{ name: "" }]);
    expect(groupsOf([], "newest", now, promised)).toEqual([]);
  });
});
