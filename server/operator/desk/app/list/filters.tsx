import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { LANGUAGE_CODES, getLanguageName } from "../../../../../model/languages.ts";
import { useOwners } from "../data/owners.tsx";
import { viewUrl } from "../data/route.ts";
import { api, navigate, read } from "../data/api-client.ts";
import { useDesk } from "../data/desk-context.ts";
import { kindNames } from "../data/labels.ts";
import { Button } from "../parts/button.tsx";

interface FilterProps {
  name: string;
  label: string;
  labelsByValue: Record<string, string>;
  unsetLabel?: string;
}

function Filter({ name, label, labelsByValue, unsetLabel = "all" }: FilterProps) {
  const { view, params } = useDesk().route;
  const value = params.get(name) ?? "";
  const isSet = value !== "";
  const options = isSet && !(value in labelsByValue) ? { ...labelsByValue, [value]: value } : labelsByValue;
  const choose = (chosen: string) => {
    const next = new URLSearchParams(params);
    next.set(name, chosen);
    navigate(viewUrl(view, next));
  };
  return (
    <label
      className={`flex min-h-8 items-center gap-1.5 rounded-control border border-ink pl-2 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus max-md:min-h-11 ${isSet ? "bg-ink text-paper" : ""}`}
    >
      <span className={isSet ? "text-dark-ink" : "text-ink-2"}>{label}</span>
      <select
        className="h-full max-w-44 field-sizing-content cursor-pointer bg-transparent pr-1 font-strong outline-none *:bg-sheet *:text-ink"
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

export function Filters() {
  const { config, route } = useDesk();
  const { view, params } = route;
  const [isOpen, setOpen] = useState(false);
  const openings = useOpenings();
  const owners = {
    ...Object.fromEntries(useOwners().map((name) => [name, name])),
    [config.operator]: "mine",
    "-": "nobody's",
  };
  return (
    <>
      <span className="ml-auto md:hidden">
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Filters
        </Button>
      </span>
      <div
        role="group"
        aria-label="Filters"
        className={`flex flex-wrap items-center gap-2 max-md:w-full ${isOpen ? "" : "max-md:hidden"}`}
      >
        <Filter name="kind" label="Kind" labelsByValue={kindNames} />
        <Filter name="context" label="Form" labelsByValue={config.contexts} />
        <Filter name="job" label="Opening" labelsByValue={openings} />
        <Filter name="owner" label="Owner" labelsByValue={owners} unsetLabel="any" />
        <Filter name="partner" label="Partner" labelsByValue={config.partners} />
        <Filter name="language" label="Language" labelsByValue={languages} />
        {view === "inbox" && (
          <Filter name="spam" label="Spam score" labelsByValue={spamScores} unsetLabel="any" />
        )}
        <Filter name="file" label="File" labelsByValue={files} />
        <Filter name="days" label="Period" labelsByValue={periods} />
        {view === "inbox" && (
          <Filter name="order" label="Order" labelsByValue={orders} unsetLabel="promise" />
        )}
        {params.size > 0 && <Link href={viewUrl(view)}>Clear</Link>}
      </div>
    </>
  );
}
