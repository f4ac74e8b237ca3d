import type { CSSProperties } from "react";
import type { Services } from "../../model/schemas/services.ts";
import type { ServicesPage } from "../../model/schemas/services-page.ts";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";

interface ProcessStepsProps {
  sheetCode: string;
  texts: ServicesPage["process"];
  steps: Services["process"];
}

const COLUMNS = "md:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] md:gap-x-10";

export function ProcessSteps({ sheetCode, texts, steps }: ProcessStepsProps) {
  const [step, result] = texts.columns;
  return (
    <Section id="process" mark={getSectionMark(sheetCode, 2)} texts={texts}>
      <div
        className={`hidden border-t border-ink py-2.75 font-mono text-13 leading-140 font-medium tracking-mono text-ink-2 md:grid ${COLUMNS}`}
        aria-hidden="true"
      >
        <span className="pl-16">{step}</span>
        <span>{result}</span>
      </div>
      <ol
        className="[counter-reset:step]"
        aria-label={texts.label}
        style={{ "--steps": steps.length } as CSSProperties}
      >
        {steps.map(({ id, name, text, result: outcome }, index) => (
          <li
            key={id}
            id={id}
            className={`grid grid-cols-1 border-t border-line [counter-increment:step] last:border-b ${COLUMNS}`}
            style={{ "--step": index } as CSSProperties}
          >
            <div className="relative pt-5.5 pb-3.5 pl-12 before:absolute before:top-5.25 before:left-0 before:font-head before:text-31 before:leading-100 before:font-heading before:tracking-heading before:content-[counter(step)] md:pt-6 md:pb-7 md:pl-16 md:before:text-38">
              <h3>{name}</h3>
              <p className="mt-2.5 text-17 leading-150 text-ink-2">{text}</p>
            </div>
            <div className="flex flex-col pl-12 md:pl-0">
              <span
                className="relative bg-[repeating-linear-gradient(90deg,var(--color-line)_0_1px,transparent_1px_calc(100%/var(--steps)))] h-10 border-r border-line md:h-15.5"
                aria-hidden="true"
              >
                <span
                  className={`absolute top-2.75 left-[calc(100%/var(--steps)*var(--step))] h-4.5 w-[calc(100%/var(--steps))] border border-ink md:top-5.5 md:h-5.5 ${index === steps.length - 1 ? "bg-signal" : "hatch bg-sheet [--hatch:45%] [--pitch:5px]"}`}
                />
              </span>
              <p className="pt-3 pb-6 leading-140 font-strong">{outcome}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
