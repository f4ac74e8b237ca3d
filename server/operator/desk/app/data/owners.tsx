import { useQuery } from "@tanstack/react-query";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import type { Lead } from "../../leads/lead-desk.ts";
import { api, read } from "./api-client.ts";
import { useDesk, useTask } from "./desk-context.ts";
import { formatCount } from "./labels.ts";
import { live } from "./queries.ts";

export const getOwner = ({ events }: Lead): string | null =>
  events.findLast(({ what }) => what === "assigned")?.detail.owner ?? null;

/** Returns the names of the operator and of all who have owned a submission. */
export function useOwners(): string[] {
  const { operator } = useDesk().config;
  const { data = [] } = useQuery({
    queryKey: [live, "owners"],
    queryFn: ({ signal }) => read(api.owners.$get({}, { init: { signal } })),
  });
  return [operator, ...data.filter((name) => name !== operator)];
}

/** Returns functions that assign submissions to an operator or nobody, and that take them or give them up. */
export function useAssign() {
  const { config, notify } = useDesk();
  const [, run] = useTask();
  const assign = (submissions: readonly SubmissionRef[], owner: string | null): void => {
    if (submissions.length === 0) return;
    void run(async () => {
      const leads = submissions.map(({ table, id }) => ({ table, id }));
      const { assigned } = await read(api.selection.assign.$post({ json: { leads, owner } }));
      notify(`${formatCount(assigned, "submission")} assigned to ${owner ?? "nobody"}.`);
    });
  };
  return {
    assign,
    /** Takes the submissions, or gives them up if the operator owns all of them. */
    toggleOwn: (submissions: readonly (SubmissionRef & { owner: string | null })[]): void => {
      const isOwn = submissions.every(({ owner }) => owner === config.operator);
      assign(submissions, isOwn ? null : config.operator);
    },
  };
}

const initialsOf = (name: string): string => {
  const words = name.split(/[\s.@_-]+/).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word.charAt(0)) : [name.slice(0, 2)];
  return letters.join("").toUpperCase();
};

/** Two letters of the owner's name: filled for the operator, outlined for another, dashed for nobody. */
export function OwnerBox({ owner }: { owner: string | null }) {
  const { operator } = useDesk().config;
  const look = owner === null ? "border-dashed" : owner === operator ? "bg-ink text-paper" : "";
  return (
    <span
      title={owner === null ? "Nobody's" : `${owner}'s`}
      className={`inline-grid h-5 w-6.5 shrink-0 place-items-center border border-ink font-mono text-code ${look}`}
    >
      <span aria-hidden="true">{owner === null ? "" : initialsOf(owner)}</span>
      <span className="sr-only">{owner === null ? "nobody's" : `owned by ${owner}`}</span>
    </span>
  );
}

interface OwnerSelectProps {
  /** The owner; undefined for a selection. */
  owner: string | null | undefined;
  onAssign: (owner: string | null) => void;
  label?: string;
}

/** A menu that assigns a submission or a selection. */
export function OwnerSelect({
  owner,
  onAssign,
  label = owner === undefined ? "Assign to" : "Owner",
}: OwnerSelectProps) {
  const owners = useOwners();
  const shown = owner == null || owners.includes(owner) ? owners : [...owners, owner];
  return (
    <select
      aria-label={label}
      className="min-h-8 max-w-44 cursor-pointer rounded-control border border-ink bg-paper px-2 text-ink max-md:min-h-11"
      value={owner === undefined ? "" : (owner ?? "-")}
      onChange={({ target: { value } }) => onAssign(value === "-" ? null : value)}
    >
      {owner === undefined && <option value="">Assign to…</option>}
      <option value="-">Nobody</option>
      {shown.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
