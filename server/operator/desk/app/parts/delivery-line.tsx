import type { ReactNode } from "react";
import type { DeliveryRow } from "../../../../jobs/outbox/delivery-store.ts";
import { useDesk, useTask } from "../data/desk-context.ts";
import { formatCount, deliveryNames, deliveryStateNames } from "../data/labels.ts";
import { api, read } from "../data/api-client.ts";
import { Icon } from "./icon.tsx";
import { Button } from "./button.tsx";

function describeTiming(
  { state, is_under_way, next_try, held_for, finished_at }: DeliveryRow,
  formatTime: (at: string) => string,
): string {
  if (state === "waiting")
    return is_under_way ? "being sent" : next_try === null ? "due now" : `next ${formatTime(next_try)}`;
  if (state === "held") return held_for === "limit" ? "the day's limit to this address" : "until released";
  return finished_at === null ? "" : formatTime(finished_at);
}

export function DeliveryLine({ row, children }: { row: DeliveryRow; children?: ReactNode }) {
  const { times } = useDesk();
  const { state, kind, recipient, attempts, tries, last_error } = row;
  return (
    <li className="grid grid-cols-[8rem_minmax(0,1fr)_auto] items-start gap-3 border-b border-line px-5 py-2 last:border-b-0 max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <span
        className={`flex items-center gap-2 font-strong ${state === "failed" ? "text-critical" : ""} max-sm:col-span-full`}
      >
        <Icon name={state} /> {deliveryStateNames[state]}
      </span>
      <span className="min-w-0">
        <span className="block wrap-anywhere">
          {deliveryNames[kind]}
          {recipient.includes("@") && `, ${recipient}`}
        </span>
        <span className="block wrap-anywhere text-ink-2">
          {[
            attempts > 0 && formatCount(attempts, "try", "tries"),
            describeTiming(row, times.short),
            last_error,
          ]
            .filter(Boolean)
            .join(", ")}
        </span>
        {tries.length > 0 && (
          <details>
            <summary className="cursor-pointer py-1 text-ink-2 underline">All attempts</summary>
            <ol className="list-decimal pl-6">
              {tries.map(({ at, error }) => (
                <li key={at} className="wrap-anywhere">
                  {times.long(at)}: {error ?? "taken"}
                </li>
              ))}
            </ol>
          </details>
        )}
      </span>
      <span>{children}</span>
    </li>
  );
}

/** Retries a delivery, or every failed one if the id is `all`. */
export function RetryButton({ id, children }: { id: string; children: string }) {
  const { notify } = useDesk();
  const [isBusy, run] = useTask();
  const retry = async () => {
    const { retried } = await read(api.deliveries[":id"].retry.$post({ param: { id } }));
    notify(
      retried === 1
        ? "The delivery will be retried in a moment."
        : `${retried} deliveries will be retried in a moment.`,
    );
  };
  return (
    <Button disabled={isBusy} onClick={() => void run(retry)}>
      {children}
    </Button>
  );
}
