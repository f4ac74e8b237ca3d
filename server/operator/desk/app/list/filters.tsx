import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { LANGUAGE_CODES, getLanguageName } from "../../../../../model/languages.ts";
import { useTags } from "../find/tags.tsx";
import { useOwners } from "../data/owners.tsx";
import { viewUrl } from "../data/route.ts";
import { api, navigate, read } from "../data/api-client.ts";
import { useDesk } from "../data/desk-context.ts";
import { kindNames } from "../data/labels.ts";
import { useKeys } from "../frame/shortcuts.tsx";
import { Button } from "../parts/button.tsx";

interface FilterChoices {
  /** Parameter of the list's address. */
  name: string;
  label: string;
  labelsByValue: Record<string, string>;
  unsetLabel?: string;
}

function useFilter(name: string) {
  const { view, params } = useDesk().route;
  return {
    value: params.get(name) ?? "",
    choose: (chosen: string): void => {
      const next = new URLSearchParams(params);
      if (chosen === "") next.delete(name);
      else next.set(name, chosen);
      navigate(viewUrl(view, next));
    },
  };
}

function FilterSelect({ name, label, labelsByValue, unsetLabel = "all" }: FilterChoices) {
  const { value, choose } = useFilter(name);
  const options =
    value !== "" && !(value in labelsByValue) ? { ...labelsByValue, [value]: value } : labelsByValue;
  return (
    <label className="grid gap-1">
      <span className="text-ink-2">{label}</span>
      <select
        className="min-h-9 w-full min-w-0 cursor-pointer rounded-control border border-ink bg-sheet px-2 font-strong max-md:min-h-11"
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{unsetLabel}</option>
        {Object.entries(options).map(([option, optionLabel]) => (
          <option key={option} value={option}>
            {optionLabel}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A filter that is set, which a click removes. */
function FilterChip({ name, label, labelsByValue }: FilterChoices) {
  const { value, choose } = useFilter(name);
  if (value === "") return null;
  return (
    <button
      type="button"
      onClick={() => choose("")}
      className="inline-flex min-h-8 max-w-72 cursor-pointer items-center gap-1.5 rounded-control bg-ink px-2 text-paper max-md:min-h-11"
    >
      <span className="sr-only">Remove the filter </span>
      <span>{label}</span>
      <span className="truncate font-strong">{labelsByValue[value] ?? value}</span>
      <span aria-hidden="true">×</span>
    </button>
  );
}

const periods = { 1: "24 hours", 7: "7 days", 14: "14 days", 30: "30 days", 90: "90 days" };

const languages = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, getLanguageName(code)]));

const files = { refused: "refused", waiting: "not checked yet", sound: "checked" };

const spamScores = { some: "above 0", none: "0" };

const orders = { newest: "newest first" };

/** Returns the openings with applications, by requisition number, the latest application first. */
function useOpenings(): Record<string, string> {
  const { data } = useQuery({
    queryKey: ["openings"],
    queryFn: ({ signal }) => read(api.openings.$get({}, { init: { signal } })),
    staleTime: 0,
  });
  return Object.fromEntries(
    (data ?? []).map(({ job, title, applications }) => [job, `${job} ${title} (${applications})`]),
  );
}

/** The filters that are set, and the button that shows all of them above the list. */
export function Filters() {
  const { config, route } = useDesk();
  const { view, params } = route;
  const [isOpen, setOpen] = useState(false);
  useKeys({ f: () => setOpen(!isOpen), ...(isOpen && { Escape: () => setOpen(false) }) });
  const openings = useOpenings();
  const owners = {
    ...Object.fromEntries(useOwners().map((name) => [name, name])),
    [config.operator]: "mine",
    "-": "nobody's",
  };
  const tags = Object.fromEntries(useTags().map((tag) => [tag, tag]));
  const choices: FilterChoices[] = [
    { name: "kind", label: "Kind", labelsByValue: kindNames },
    { name: "context", label: "Form", labelsByValue: config.contexts },
    { name: "job", label: "Opening", labelsByValue: openings },
    { name: "owner", label: "Owner", labelsByValue: owners, unsetLabel: "any" },
    { name: "tag", label: "Tag", labelsByValue: tags, unsetLabel: "any" },
    { name: "partner", label: "Partner", labelsByValue: config.partners },
    { name: "language", label: "Language", labelsByValue: languages },
    ...(view === "inbox"
      ? [{ name: "spam", label: "Spam score", labelsByValue: spamScores, unsetLabel: "any" }]
      : []),
    { name: "file", label: "File", labelsByValue: files },
    { name: "days", label: "Period", labelsByValue: periods },
    ...(view === "inbox"
      ? [{ name: "order", label: "Order", labelsByValue: orders, unsetLabel: "promise" }]
      : []),
  ];
  return (
    <>
      <span className="flex flex-wrap items-center gap-2 max-md:ml-auto">
        <Button
          hotkey="F"
          look={isOpen ? "chosen" : "plain"}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Filter
        </Button>
        {choices.map((choice) => (
          <FilterChip key={choice.name} {...choice} />
        ))}
        {params.size > 0 && <Link href={viewUrl(view)}>Clear</Link>}
      </span>
      {isOpen && (
        <div
          role="group"
          aria-label="Filter"
          className="order-last grid basis-full grid-cols-2 gap-3 pb-1 md:grid-cols-5"
        >
          {choices.map((choice) => (
            <FilterSelect key={choice.name} {...choice} />
          ))}
        </div>
      )}
    </>
  );
}
