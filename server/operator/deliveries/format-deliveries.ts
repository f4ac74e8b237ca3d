import { toPrintable } from "../../platform/to-printable.ts";
import type { DeliveryRow, DeliveryState } from "../../jobs/outbox/delivery-store.ts";

const holdReasons = {
  flagged: "flagged",
  limit: "daily limit for emails to this address",
  restored: "restored from a backup, possibly sent since",
};

function describeState({
  state,
  is_under_way,
  held_for,
  attempts,
  next_try,
  finished_at,
}: DeliveryRow): string {
  const attemptsText = attempts === 0 ? "" : ` after ${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
  switch (state) {
    case "waiting":
      return is_under_way
        ? "being sent"
        : next_try === null
          ? "due now"
          : `waiting${attemptsText}, next at ${next_try}`;
    case "held":
      return `held: ${holdReasons[held_for ?? "flagged"]}`;
    case "sent":
      return `sent at ${finished_at}${attemptsText}`;
    case "failed":
      return `failed at ${finished_at}${attemptsText}`;
  }
}

export function formatDeliveries(
  rows: readonly DeliveryRow[],
  counts: Record<DeliveryState, number>,
): string {
  const paragraphs = rows.map((row) =>
    [
      `${row.id}  ${describeState(row)}`,
      `  ${row.kind} to ${toPrintable(row.recipient)}`,
      `  ${row.submission_table} ${row.submission}, ${row.event} at ${row.created_at}`,
      ...(row.last_error === null ? [] : [`  ${toPrintable(row.last_error)}`]),
    ].join("\n"),
  );
  const total = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
  return [...paragraphs, `${total.join(", ")}.`].join("\n\n");
}
