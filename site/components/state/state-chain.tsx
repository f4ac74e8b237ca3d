import type { StatePage } from "../../model/schemas/state-page.ts";
import { FigureChain } from "../figure-chain.tsx";
import { fillText } from "./fill-text.ts";
import type { StateFigures } from "./state-figures.ts";
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
      <p className="container state-chain-note">
        <ExampleLabel>{texts.badge}</ExampleLabel>
        <span>{fillText(texts.note, { state: name })}</span>
      </p>
    </div>
  );
}
