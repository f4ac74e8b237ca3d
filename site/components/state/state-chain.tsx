import type { StatePage } from "../../model/schemas/state-page.ts";
import { FigureChain } from "../figure-chain.tsx";
import { fillText } from "./fill-text.ts";
import type { StateFigures } from "./state-figures.ts";
import { Container } from "../container.tsx";
import { ExampleLabel } from "../example-label.tsx";

interface StateChainProps {
  name: string;
  texts: StatePage["chain"];
  figures: StateFigures;
}

/** The derived figures on a dimension chain, with the label that says what they are. */
export function StateChain({ name, texts, figures }: StateChainProps) {
  const { shortlist, hire, candidates, retention } = figures;
  return (
    <div>
      <FigureChain
        className="pb-7.5"
        label={fillText(texts.label, { state: name })}
        figures={[
          { figure: `${shortlist} days`, label: texts.shortlist },
          { figure: `${hire} days`, label: texts.hire },
          { figure: String(candidates), label: texts.candidates },
          { figure: `${retention}%`, label: texts.retention },
        ]}
      />
      <Container>
        <p className="flex flex-wrap items-center gap-x-4.5 gap-y-2.5 pb-8.5 text-16 leading-140 text-ink-2">
          <ExampleLabel className="text-ink">{texts.badge}</ExampleLabel>
          <span>{fillText(texts.note, { state: name })}</span>
        </p>
      </Container>
    </div>
  );
}
