import { expect, it } from "vitest";
import type { DeliveryRow } from "../../../../../server/jobs/outbox/delivery-store.ts";
import { formatDeliveries } from "../../../../../server/operator/deliveries/run-deliveries.ts";

const row: DeliveryRow = {
  id: "11111111-1111-4111-8111-111111111111",
  created_at: "2026-11-22T10:00:00+00:00",
  event: "lead.created",
  kind: "sender-receipt",
  submission_table: "contact_submissions",
  submission: "22222222-2222-4222-8222-222222222222",
  recipient: "dana@example.com",
  state: "waiting",
  is_under_way: false,
  held_for: null,
  attempts: 0,
  next_try: null,
  last_error: null,
  message_id: null,
  finished_at: null,
  tries: [],
};
const counts = { waiting: 1, held: 0, sent: 7, failed: 0 };
const firstLine = (changes: Partial<DeliveryRow>) =>
  formatDeliveries([{ ...row, ...changes }], counts)
    .split("\n")[0]
    ?.replace(`${row.id}  `, "");

it("npm run deliveries prints a delivery, and counts all deliveries by state", () => {
  expect(formatDeliveries([row], counts)).toBe(`11111111-1111-4111-8111-111111111111  due now
  sender-receipt to dana@example.com
  contact_submissions 22222222-2222-4222-8222-222222222222, lead.created at 2026-11-22T10:00:00+00:00

1 waiting, 0 held, 7 sent, 0 failed.`);
});

it("npm run deliveries shows the state of each delivery", () => {
  expect(firstLine({ is_under_way: true })).toBe("being sent");
  expect(firstLine({ attempts: 1, next_try: "soon" })).toBe("waiting after 1 attempt, next at soon");
  expect(firstLine({ state: "held", held_for: "flagged" })).toBe("held: flagged");
  expect(firstLine({ state: "held", held_for: "limit" })).toBe(
    "held: daily limit for emails to this address",
  );
  expect(firstLine({ state: "failed", attempts: 9, finished_at: "then" })).toBe(
    "failed at then after 9 attempts",
  );
  expect(firstLine({ state: "sent", attempts: 1, finished_at: "then" })).toBe("sent at then after 1 attempt");
});

it("npm run deliveries prints no visitor text that controls the terminal", () => {
  const text = formatDeliveries([{ ...row, recipient: "\u001b[2J@x", last_error: "451 \u202egnp" }], counts);
  // oxlint-disable-next-line no-control-regex
  expect(text).not.toMatch(/[\u001b\u202e]/);
});
