import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import { Schedule } from "../schedule.tsx";
import { exampleSchedule } from "./example-schedule.ts";
import { fillText } from "./fill-text.ts";
import type { StateFigures } from "./state-figures.ts";
import { capitalized, numberWord, ordinalWord, roleInSentence, withArticle } from "./words.ts";
import { ExampleLabel } from "../example-label.tsx";
import { Lead } from "../lead.tsx";
import { SectionFrame } from "../section-frame.tsx";
import { SectionHead } from "../section-head.tsx";
import { Terms } from "../terms.tsx";

interface StateExampleProps {
  state: State;
  texts: StatePage["example"];
  figures: StateFigures;
  sheet: string;
}

/** The generated case study. Company, role and days are made up, and a label says so (decisions, "Contradictions settled"). */
export function StateExample({ state, texts, figures, sheet }: StateExampleProps) {
  const { company, role, project, city, story } = state.example;
  const { shortlist, hire, candidates, signed } = figures;
  const { days, stages } = exampleSchedule(figures, state.example, texts.stages);
  const title = fillText(texts.title, {
    Role: capitalized(withArticle(roleInSentence(role))),
    project: withArticle(project),
    city,
  });
  const outcome = fillText(texts.outcome, {
    Candidates: numberWord(candidates),
    ordinal: ordinalWord(signed),
    shortlist,
    hire,
  });
  return (
    <SectionFrame id="example" ground="band">
      <div className="grid grid-cols-12 gap-x-6">
        <SectionHead
          id="example"
          mark={{ number: 4, sheet }}
          className="col-span-full lg:col-span-6"
          label={
            <p className="mb-5">
              <ExampleLabel>{texts.label}</ExampleLabel>
            </p>
          }
          title={title}
        />
        <div className="col-span-full max-lg:mt-6.5 lg:col-span-6">
          <Lead>
            {story} {outcome}
          </Lead>
          <Terms
            className="mt-8 [&_dt]:flex-none"
            terms={[
              { term: texts.terms.company, value: company },
              { term: texts.terms.candidates, value: String(candidates) },
              { term: texts.terms.shortlist, value: `${shortlist} days` },
              { term: texts.terms.hire, value: `${hire} days` },
            ]}
          />
        </div>
      </div>
      <div className="mt-14">
        <Schedule label={texts.schedule} days={days} stages={stages} />
      </div>
      <p className="mt-5 text-16 leading-150 text-ink-2">{fillText(texts.note, { state: state.name })}</p>
    </SectionFrame>
  );
}
