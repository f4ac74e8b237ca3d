import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { isSubmissionTable } from "../../../../data/submission-tables.ts";
import type { DeliveryState } from "../../../../jobs/outbox/delivery-store.ts";
import { leadUrl, viewUrl } from "../data/route.ts";
import { useDesk } from "../data/desk-context.ts";
import { api, read } from "../data/api-client.ts";
import { live } from "../data/queries.ts";
import { DeliveryLine, RetryButton } from "../parts/delivery-line.tsx";
import { EmptyState, LoadStatus } from "../parts/panel.tsx";
import { deliveryStateNames } from "../data/labels.ts";

const deliveryStates = Object.keys(deliveryStateNames) as DeliveryState[];

const emptyTitles: Record<DeliveryState, string> = {
  failed: "Nothing has failed",
  waiting: "Nothing is waiting",
  held: "Nothing is held",
  sent: "Nothing has been sent yet",
};

export function DeliveriesView() {
  const { route, counts, isAdmin } = useDesk();
  const chosen = route.params.get("state");
  const state = deliveryStates.find((deliveryState) => deliveryState === chosen) ?? "failed";
  const deliveries = useQuery({
    queryKey: [live, "deliveries", state],
    queryFn: ({ signal }) => read(api.deliveries.$get({ query: { state } }, { init: { signal } })),
  });
  const { data } = deliveries;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4 border-b border-ink px-5 py-2.5">
        <h1 className="font-head text-title font-heading">Deliveries</h1>
        <nav aria-label="Delivery states" className="flex flex-wrap">
          {deliveryStates.map((deliveryState) => (
            <Link
              key={deliveryState}
              href={`/deliveries?state=${deliveryState}`}
              aria-current={deliveryState === state ? "page" : undefined}
              className={`border border-ink px-3 py-1 no-underline not-first:border-l-0 ${deliveryState === state ? "bg-ink text-paper" : ""}`}
            >
              {deliveryStateNames[deliveryState]} {counts?.deliveries[deliveryState]}
            </Link>
          ))}
        </nav>
        {isAdmin && <Link href={viewUrl("webhooks")}>Webhooks</Link>}
        {state === "failed" && (data?.rows.length ?? 0) > 1 && <RetryButton id="all">Retry all</RetryButton>}
      </div>
      <LoadStatus query={deliveries} what="the deliveries" />
      {data?.rows.length === 0 && <EmptyState title={emptyTitles[state]} />}
      <ul>
        {data?.rows.map((row) => (
          <DeliveryLine key={row.id} row={row}>
            <span className="flex flex-wrap items-center justify-end gap-3">
              {isSubmissionTable(row.submission_table) && (
                <Link href={leadUrl({ table: row.submission_table, id: row.submission })}>Submission</Link>
              )}
              {row.state === "failed" && <RetryButton id={row.id}>Retry</RetryButton>}
            </span>
          </DeliveryLine>
        ))}
      </ul>
      {data !== undefined && counts !== undefined && data.rows.length < counts.deliveries[state] && (
        <p className="p-4 text-ink-2">
          The newest {data.rows.length} of {counts.deliveries[state].toLocaleString("en-US")}.
        </p>
      )}
    </>
  );
}
