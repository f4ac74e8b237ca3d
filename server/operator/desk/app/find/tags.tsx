import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { Link } from "wouter";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import type { Lead } from "../../leads/lead-desk.ts";
import { api, read } from "../data/api-client.ts";
import { useDesk, useTask } from "../data/desk-context.ts";
import { formatCount } from "../data/labels.ts";
import { live } from "../data/queries.ts";
import { viewUrl } from "../data/route.ts";
import { useKeys } from "../frame/shortcuts.tsx";
import { Button } from "../parts/button.tsx";
import { Modal } from "../parts/dialogs.tsx";

/** Returns the tags in use, those of the most submissions first. */
export function useTags(): string[] {
  const { data } = useQuery({
    queryKey: [live, "tags"],
    queryFn: ({ signal }) => read(api.tags.$get({}, { init: { signal } })),
  });
  return (data?.tags ?? []).map(({ tag }) => tag);
}

type Tagged = SubmissionRef & { tags: readonly string[] };

/** Returns a function that adds a tag to submissions, or removes it, and reports the result. */
function useTagging() {
  const { notify } = useDesk();
  const [isBusy, run] = useTask();
  const change = (rows: readonly Tagged[], tag: string, isAdded: boolean) =>
    run(async () => {
      const leads = rows.map(({ table, id }) => ({ table, id }));
      const { changed, tag: stored } = await read(
        api.selection.tags.$post({ json: { leads, tag, isAdded } }),
      );
      const what = formatCount(changed, "submission");
      notify(isAdded ? `${what} tagged ${stored}.` : `${stored} removed from ${what}.`);
    });
  return { isBusy, change };
}

const chipClasses = "inline-flex items-center gap-1 border border-ink px-1.5 text-ink";

/** Tags in a row of the list. */
export const RowTags = ({ tags }: { tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <>
      {tags.map((tag) => (
        <span key={tag} className="ml-1.5 border border-field px-1 text-code">
          <span className="sr-only">tag </span>
          {tag}
        </span>
      ))}
    </>
  );

interface TagDialogProps {
  rows: readonly Tagged[];
  onClose: () => void;
}

/** Adds tags to submissions, and removes those that they have. */
export function TagDialog({ rows, onClose }: TagDialogProps) {
  const known = useTags();
  const { isBusy, change } = useTagging();
  // The rows of a selection are those that were loaded before this dialog's changes.
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const loaded = rows.flatMap(({ tags }) => tags);
  const shown = [...new Set([...loaded, ...changed.keys()])]
    .filter((tag) => changed.get(tag) ?? loaded.includes(tag))
    .sort();
  const apply = (tag: string, isAdded: boolean) =>
    change(rows, tag, isAdded).then(() => setChanged((previous) => new Map(previous).set(tag, isAdded)));
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get("tag");
    const tag = typeof typed === "string" ? typed.trim().toLowerCase() : "";
    if (tag !== "") void apply(tag, true).then(() => form.reset());
  };
  return (
    <Modal labelledBy="tags-title" widthClass="w-120" onClose={onClose}>
      {(close) => (
        <>
          <h2 id="tags-title" className="font-head text-title font-heading">
            Tags{rows.length > 1 && ` of ${formatCount(rows.length, "submission")}`}
          </h2>
          <form onSubmit={add} className="my-4 flex gap-2">
            <input
              name="tag"
              aria-label="Add a tag"
              list="known-tags"
              maxLength={40}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog opens on request, to type a tag.
              autoFocus
              autoComplete="off"
              placeholder="such as night shift"
              className="min-h-9 min-w-0 flex-1 rounded-control border border-field bg-sheet px-2 max-md:min-h-11"
            />
            <datalist id="known-tags">
              {known.map((tag) => (
                <option key={tag} value={tag} />
              ))}
            </datalist>
            <Button type="submit" look="primary" disabled={isBusy}>
              Add
            </Button>
          </form>
          <ul className="flex flex-wrap gap-2">
            {shown.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => void apply(tag, false)}
                  className={`${chipClasses} min-h-8 cursor-pointer max-md:min-h-11`}
                >
                  <span className="sr-only">Remove the tag </span>
                  {tag} <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
          <div className="mt-5 flex justify-end">
            <Button onClick={close}>Done</Button>
          </div>
        </>
      )}
    </Modal>
  );
}

/** The tags of the open submission, each leading to the list with that tag. */
export function LeadTags({ lead }: { lead: Lead }) {
  const [isOpen, setOpen] = useState(false);
  useKeys({ g: () => setOpen(true) });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {lead.tags.map((tag) => (
        <Link
          key={tag}
          href={viewUrl("inbox", new URLSearchParams({ state: "all", tag }))}
          className={`${chipClasses} min-h-8 no-underline max-md:min-h-11`}
        >
          {tag}
        </Link>
      ))}
      <Button look="quiet" hotkey="G" onClick={() => setOpen(true)}>
        Tags…
      </Button>
      {isOpen && <TagDialog rows={[lead]} onClose={() => setOpen(false)} />}
    </div>
  );
}
