import { viewUrl } from "../data/route.ts";
import { useDesk } from "../data/desk-context.ts";
import { Link } from "../parts/link.tsx";
import { EmptyState } from "../parts/load-states.tsx";
import { FirstSteps } from "./first-steps.tsx";

export function EmptyList() {
  const { counts, route } = useDesk();
  const { view, params } = route;
  const total = counts === undefined ? 1 : Object.values(counts.leads.states).reduce((sum, n) => sum + n, 0);
  if (view === "flagged")
    return (
      <EmptyState title="Nothing is flagged">
        <p>
          Submissions that look like spam wait here, with the emails and webhooks they would trigger, until
          you release or delete them.
        </p>
      </EmptyState>
    );
  if (total === 0) return <FirstSteps />;
  const hasFilters = params.size > 0;
  return (
    <EmptyState title={hasFilters ? "Nothing matches these filters" : "Nothing is open"}>
      <p>
        {hasFilters ? (
          <Link href={viewUrl(view)}>Clear the filters</Link>
        ) : (
          <Link href="/?state=all&order=newest">Show all submissions</Link>
        )}
      </p>
    </EmptyState>
  );
}
