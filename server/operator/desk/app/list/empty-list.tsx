import type { ReactNode } from "react";
import { Link } from "wouter";
import { base } from "../data/api-client.ts";
import { useDesk } from "../data/desk-context.ts";
import { FrameDrawing, Icon } from "../parts/icon.tsx";
import { formatCount } from "../data/labels.ts";
import { viewUrl } from "../data/route.ts";
import { EmptyState } from "../parts/panel.tsx";

interface StepProps {
  number: number;
  title: string;
  isDone: boolean;
  children: ReactNode;
}

const Step = ({ number, title, isDone, children }: StepProps) => (
  <li className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-line py-4">
    <b aria-hidden="true" className="font-head text-title font-heading">
      {number}
    </b>
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="font-head text-part font-heading">{title}</h3>
        <span className="flex items-center gap-2 text-ink-2">
          {isDone ? <Icon name="check" /> : <Icon name="waiting" />} {isDone ? "Done" : "To do"}
        </span>
      </div>
      <p className="mt-1 text-ink-2">{children}</p>
    </div>
  </li>
);

function FirstSteps() {
  const { config } = useDesk();
  const { migrations, agency_address: address, noticesTo } = config;
  return (
    <div className="grid items-center gap-6 p-6 lg:grid-cols-[1fr_minmax(0,30rem)]">
      <FrameDrawing base={base} />
      <div>
        <h2 className="font-head text-name font-heading">No submissions yet</h2>
        <p className="mt-2 text-ink-2">
          The first lead, resume or report request appears here within two seconds, without a reload.
        </p>
        <ol className="mt-4 border-t border-ink">
          <Step number={1} title="The database is connected" isDone>
            Forms write to it, and this desk reads from it. {formatCount(migrations, "migration")} are in
            place.
          </Step>
          <Step number={2} title="Notices have a recipient" isDone>
            They go to <b className="font-strong wrap-anywhere">{address ?? noticesTo}</b>
            {address === null && ", unless the server's MAIL_TO sets another one"}. Without a mail server they
            are kept as files, which you can read under <Link href="/mails">Saved email</Link>.
          </Step>
          <Step number={3} title="Send a test submission" isDone={false}>
            Fill in a form on your site. It arrives like any other submission, with its notice and receipt.
            Erase it here afterward.
          </Step>
        </ol>
      </div>
    </div>
  );
}

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
