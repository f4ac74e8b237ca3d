import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import { SectionMark } from "../../drawings/marks/section-mark.tsx";
import { Schedule } from "../schedule.tsx";
import { exampleSchedule } from "./example-schedule.ts";
import { fillText } from "./fill-text.ts";
import type { StateFigures } from "./state-figures.ts";
import { capitalized, numberWord, ordinalWord, roleInSentence, withArticle } from "./words.ts";

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
    <section id="example" className="section section-band" aria-labelledby="example-title" tabIndex={-1}>
      <div className="container">
        <div className="grid-12 state-example">
          <div className="section-head">
            <SectionMark number={4} sheet={sheet} href="#example" />
            <p className="mb-5">
              <span className="example-label">{texts.label}</span>
            </p>
            <h2 id="example-title">{title}</h2>
          </div>
          <div className="state-example-text">
            <p className="lead">
              {story} {outcome}
            </p>
            <dl className="terms mt-8">
              <Term name={texts.terms.company} value={company} />
              <Term name={texts.terms.candidates} value={String(candidates)} />
              <Term name={texts.terms.shortlist} value={`${shortlist} days`} />
              <Term name={texts.terms.hire} value={`${hire} days`} />
            </dl>
          </div>
        </div>
        <div className="mt-14">
          <Schedule label={texts.schedule} days={days} stages={stages} />
        </div>
        <p className="text-small mt-5">{fillText(texts.note, { state: state.name })}</p>
      </div>
    </section>
  );
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
