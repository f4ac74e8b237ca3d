import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import type { Lead } from "../../leads/lead-desk.ts";
import { api, read } from "./api-client.ts";
import { useDesk, useTask } from "./desk-context.ts";
import { formatCount } from "./labels.ts";
import { live, revisionQuery } from "./queries.ts";
import { Button } from "../parts/button.tsx";
import { Choices, Modal } from "../parts/dialogs.tsx";

export const getOwner = ({ events }: Lead): string | null =>
  events.findLast(({ what }) => what === "assigned")?.detail.owner ?? null;

/** Loaded with the desk, so that the digits of `AssignDialog` are known once it opens. */
export const ownersQuery = queryOptions({
  queryKey: [live, "owners"],
  queryFn: ({ signal }) => read(api.owners.$get({}, { init: { signal } })),
});

/** Returns the names of the operator and of all who have owned a submission. */
export function useOwners(): string[] {
  const { operator } = useDesk().config;
  const { data = [] } = useQuery(ownersQuery);
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

interface AssignDialogProps {
  submissions: readonly (SubmissionRef & { owner: string | null })[];
  onClose: () => void;
}

/**
 * Asks to whom submissions are assigned; a digit answers. 0 is nobody, and 1 the operator. Operators who have a submission
 * open come last, even if they have never owned one.
 */
export function AssignDialog({ submissions, onClose }: AssignDialogProps) {
  const { operator } = useDesk().config;
  const { data } = useQuery(revisionQuery);
  // As of when the dialog opened, so that no digit changes its name.
  const [present] = useState(() => (data?.presence ?? []).map(({ actor }) => actor));
  const names = [null, ...new Set([...useOwners(), ...present])];
  const { assign } = useAssign();
  return (
    <Modal labelledBy="assign" widthClass="w-110" onClose={onClose}>
      {(close) => (
        <>
          <h2 id="assign" className="font-head text-title font-heading">
            Assign {submissions.length > 1 && `${formatCount(submissions.length, "submission")} `}to…
          </h2>
          <Choices
            first={0}
            className="mt-3 grid-cols-[minmax(0,1fr)]"
            choices={names.map((name, index) => ({
              key: index,
              isChosen: submissions.every(({ owner }) => owner === name),
              choose: () => {
                assign(submissions, name);
                close();
              },
              content: (
                <span className="min-w-0 flex-1 truncate text-left">
                  {name ?? "Nobody"}
                  {name === operator && " (you)"}
                </span>
              ),
            }))}
          />
          <div className="mt-4 flex justify-end">
            <Button onClick={close}>Cancel</Button>
          </div>
        </>
      )}
    </Modal>
  );
}
