import type { CSSProperties } from "react";
import type { Services } from "../../model/schemas/services.ts";
import type { ServicesPage } from "../../model/schemas/services-page.ts";
import { Section } from "../section.tsx";
import { sheetMark } from "../sheet-mark.ts";

interface ProcessStepsProps {
  code: string;
  texts: ServicesPage["process"];
  steps: Services["process"];
}

/** The steps of a search as a schedule: each bar begins where the one before it ends, and says what it leaves behind. */
export function ProcessSteps({ code, texts, steps }: ProcessStepsProps) {
  const [step, result] = texts.columns;
  return (
    <Section id="process" mark={sheetMark(code, 2)} title={texts.title} lead={texts.lead}>
      <div className="steps-head mono" aria-hidden="true">
        <span>{step}</span>
        <span>{result}</span>
      </div>
      <ol className="steps" aria-label={texts.label} style={{ "--steps": steps.length } as CSSProperties}>
        {steps.map(({ id, name, text, result: outcome }, index) => (
          <li key={id} id={id} style={{ "--step": index } as CSSProperties}>
            <div className="step-text">
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <div className="step-result">
              <span className="step-track" aria-hidden="true">
                <span className="step-bar" />
              </span>
              <p>{outcome}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
