import { COMPARED_FACT_NAMES, listComparedFacts } from "../../../model/pay/compared-facts.ts";
import { listCitedSources } from "../../../model/report/create-report-data.ts";
import { Section } from "../section.tsx";
import { fillText } from "../fill-text.ts";
import type { ComparisonProps } from "./comparison-props.ts";

export function CompareSources({ texts: { sources: texts }, states }: ComparisonProps) {
  const sources = listCitedSources(
    states.map((state) => ({
      ...state,
      facts: Object.fromEntries(
        COMPARED_FACT_NAMES.flatMap((name) => (state.facts[name] ? [[name, state.facts[name]]] : [])),
      ),
    })),
  );
  const factCount = states.flatMap(listComparedFacts).length;
  return (
    <Section
      id="sources"
      layout="stack"
      texts={{ title: texts.title, lead: fillText(texts.lead, { count: sources.length, facts: factCount }) }}
    >
      <ul className="columns-[3_300px] gap-x-10 text-16 leading-140 *:break-inside-avoid *:py-1.5 print:columns-4 print:gap-x-4 print:leading-120 print:*:py-0.5 **:[a]:decoration-field **:[a]:underline-offset-3 print:**:[a]:no-underline **:[span]:block **:[span]:text-ink-2">
        {sources.map(({ source, url, asOf, states: letters }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {source}
            </a>
            <span>
              <time dateTime={asOf}>{asOf}</time> {letters.length === states.length ? "" : letters.join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
