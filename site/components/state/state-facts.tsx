import { formatMonth } from "../../../model/format-day.ts";
import type { StateFact } from "../../../model/schemas/state.ts";
import type { StateSectionProps } from "./state-section-props.ts";

const FACTS = ["oshaPlan", "contractorLicense", "engineeringBoard", "rightToWork", "prevailingWage"] as const;

export function StateFacts({ state, texts: { facts: texts }, fill }: StateSectionProps) {
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.values;
  return (
    <>
      <h2 id="facts-title">{fill(texts.title)}</h2>
      <dl className="mt-9">
        {FACTS.map((id) => {
          const fact = state.facts[id];
          return fact === undefined ? null : (
            <div
              key={id}
              className="grid grid-cols-1 gap-x-6 gap-y-1 border-t border-line pt-4 pb-4.25 first:border-t-ink last:border-b md:grid-cols-[178px_1fr]"
            >
              <dt className="text-17 text-ink-2">{texts.labels[id]}</dt>
              <dd>
                <span className="block text-17 leading-140 font-figure">
                  {values[id]?.[`${fact.value}`] ?? fact.value}
                </span>
                <span className="mt-0.75 block text-17 leading-145">{fact.text}</span>
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

function FactSource({ fact, label }: { fact: StateFact; label: string }) {
  return (
    <span className="mt-1.5 block text-16 leading-160 text-ink-2">
      {label}:{" "}
      <a className="decoration-field underline-offset-3 hover:text-ink" href={fact.url} rel="noopener">
        {fact.source}
      </a>
      , <time dateTime={fact.asOf}>{formatMonth(fact.asOf)}</time>
    </span>
  );
}
