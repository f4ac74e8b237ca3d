import { useState, type ReactNode } from "react";
import { LANGUAGE_CODES, getLanguageName } from "../../../../../site/model/languages.ts";
import { viewUrl, navigate, type View } from "../data/route.ts";
import { useDesk } from "../data/desk-context.ts";
import { kindNames } from "../format/labels.ts";
import { Button } from "../parts/button.tsx";
import { Link } from "../parts/link.tsx";

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const isSet = value !== "";
  return (
    <label
      className={`flex min-h-8 items-center gap-1.5 rounded-control border border-ink pl-2 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus max-md:min-h-11 ${isSet ? "bg-ink text-paper" : ""}`}
    >
      <span className={isSet ? "text-dark-ink" : "text-ink-2"}>{label}</span>
      <select
        className="h-full max-w-44 field-sizing-content cursor-pointer bg-transparent pr-1 font-strong outline-none *:bg-sheet *:text-ink"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}

const renderOptions = (labelsByValue: Record<string, string>) =>
  Object.entries(labelsByValue).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

const withChosen = (labelsByValue: Record<string, string>, value: string): Record<string, string> =>
  value === "" || value in labelsByValue ? labelsByValue : { ...labelsByValue, [value]: value };

const periods = { 1: "24 hours", 7: "7 days", 14: "14 days", 30: "30 days", 90: "90 days" };

const languages = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, getLanguageName(code)]));

const files = { refused: "refused", waiting: "not checked yet", sound: "checked" };

export function Filters({ view, params }: { view: View; params: URLSearchParams }) {
  const { config } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const value = (name: string) => params.get(name) ?? "";
  const choose = (name: string) => (chosen: string) => {
    const next = new URLSearchParams(params);
    next.set(name, chosen);
    navigate(viewUrl(view, next));
  };
  const renderChoice = (
    name: string,
    label: string,
    labelsByValue: Record<string, string>,
    unsetLabel = "all",
  ) => (
    <Choice label={label} value={value(name)} onChoose={choose(name)}>
      <option value="">{unsetLabel}</option>
      {renderOptions(withChosen(labelsByValue, value(name)))}
    </Choice>
  );
  const contexts = Object.fromEntries(
    Object.keys(config.contexts).map((name) => [name, name.replaceAll("_", " ")]),
  );
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
        {renderChoice("kind", "Kind", kindNames)}
        {renderChoice("context", "Context", contexts)}
        {renderChoice("partner", "Partner", config.partners)}
        {renderChoice("language", "Language", languages)}
        {view === "inbox" && renderChoice("spam", "Spam score", { some: "above 0", none: "0" }, "any")}
        {renderChoice("file", "File", files)}
        {renderChoice("days", "Period", periods)}
        {view === "inbox" && renderChoice("order", "Order", { newest: "newest first" }, "promise")}
        {params.size > 0 && <Link href={viewUrl(view, new URLSearchParams())}>Clear</Link>}
      </div>
    </>
  );
}
