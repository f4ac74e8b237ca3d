import type { State, StateFact } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import { fillText } from "./fill-text.ts";

/** The order of the table. */
const FACTS = ["oshaPlan", "contractorLicense", "engineeringBoard", "rightToWork", "prevailingWage"] as const;

/** What the law asks, each fact with its source and the day it was true; a fact that is not known is not there. */
export function StateFacts({ state, texts }: { state: State; texts: StatePage["facts"] }) {
  return (
    <>
      <h2 id="facts-title">{fillText(texts.title, { state: state.name })}</h2>
      <dl className="fact-list">
        {FACTS.map((id) => {
          const fact = state.facts[id];
          return fact === undefined ? null : (
            <div key={id}>
              <dt>{texts.labels[id]}</dt>
              <dd>
                <span className="fact-value">{factValue(state.facts, id, texts.values)}</span>
                <span className="fact-text">{fact.text}</span>
                <FactSource fact={fact} label={texts.source} />
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-5 text-16 leading-150 text-ink-2">{texts.note}</p>
    </>
  );
}

/** A fact's value in words. */
export function factValue(
  facts: State["facts"],
  id: (typeof FACTS)[number],
  values: StatePage["facts"]["values"],
): string | undefined {
  switch (id) {
    case "oshaPlan":
      return facts.oshaPlan && values.oshaPlan[facts.oshaPlan.value];
    case "contractorLicense":
      return facts.contractorLicense && values.contractorLicense[facts.contractorLicense.value];
    case "engineeringBoard":
      return facts.engineeringBoard?.value;
    case "rightToWork":
      return facts.rightToWork && values.rightToWork[`${facts.rightToWork.value}`];
    case "prevailingWage":
      return facts.prevailingWage && values.prevailingWage[`${facts.prevailingWage.value}`];
  }
}

const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

function FactSource({ fact, label }: { fact: StateFact; label: string }) {
  return (
    <span className="fact-source">
      {label}:{" "}
      <a href={fact.url} rel="noopener">
        {fact.source}
      </a>
      , <time dateTime={fact.asOf}>{month.format(new Date(fact.asOf))}</time>
    </span>
  );
}
