import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { isSubmissionTable } from "../../../../data/submission-tables.ts";
import type { ListedOperator, LogLine } from "../../../operators/operator-store.ts";
import { api, read } from "../data/api-client.ts";
import { useDesk } from "../data/desk-context.ts";
import { kindNames } from "../data/labels.ts";
import { leadUrl } from "../data/route.ts";
import { EmptyState, LoadStatus } from "../parts/panel.tsx";

const refreshMs = 10_000;

const describeAction = ({ action, detail }: LogLine): string =>
  [
    action.replaceAll("_", " "),
    Object.entries(detail)
      .map(([name, value]) => `${name} ${value ?? "nobody"}`)
      .join(", "),
  ]
    .filter(Boolean)
    .join(": ");

function OperatorLine({ name, email, role, removed_at, seen_at }: ListedOperator) {
  const { times } = useDesk();
  const state =
    removed_at !== null
      ? `removed ${times.short(removed_at)}`
      : seen_at === null
        ? "signed out"
        : `seen ${times.short(seen_at)}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 border-b border-line px-5 py-2">
      <span className="wrap-anywhere">
        <b className="font-strong">{name}</b> {email}
      </span>
      <span className="text-ink-2">
        {role}, {state}
      </span>
    </li>
  );
}

function Line({ line }: { line: LogLine }) {
  const { times } = useDesk();
  const { table, submission } = line;
  return (
    <li className="grid grid-cols-[9rem_minmax(0,1fr)_auto] gap-3 border-b border-line px-5 py-1.5 max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <span className="text-ink-2 max-sm:col-span-full">{times.short(line.at)}</span>
      <span className="wrap-anywhere">
        <b className="font-strong">{line.actor}</b> {describeAction(line)}
      </span>
      {table !== null && submission !== null && isSubmissionTable(table) && (
        <Link href={leadUrl({ table, id: submission })}>{kindNames[table]}</Link>
      )}
    </li>
  );
}

/** The operators, and what they viewed and changed, for admins. */
export function LogView() {
  const log = useQuery({
    queryKey: ["log"],
    queryFn: ({ signal }) => read(api.log.$get({}, { init: { signal } })),
    refetchInterval: refreshMs,
    refetchOnMount: "always",
  });
  const operators = useQuery({
    queryKey: ["operators"],
    queryFn: ({ signal }) => read(api.operators.$get({}, { init: { signal } })),
    refetchInterval: refreshMs,
    refetchOnMount: "always",
  });
  return (
    <>
      <div className="border-b border-ink px-5 py-2.5">
        <h1 className="font-head text-title font-heading">Operators</h1>
        <p className="text-ink-2">
          npm run operators adds and removes them, and prints the whole log. What follows is its newest part.
        </p>
      </div>
      <LoadStatus query={operators} what="the operators" />
      {operators.data?.operators.length === 0 && <EmptyState title="Nobody signs in from other machines" />}
      <ul>
        {operators.data?.operators.map((operator) => (
          <OperatorLine key={`${operator.name} ${operator.added_at}`} {...operator} />
        ))}
      </ul>
      <h2 className="border-y border-ink px-5 py-2.5 font-head text-title font-heading">Log</h2>
      <LoadStatus query={log} what="the log" />
      <ul>
        {log.data?.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </>
  );
}
