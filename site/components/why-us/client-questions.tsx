import type { Site } from "../../../model/kinds/site.ts";
import { Disclosure } from "../disclosure.tsx";
import { PlainLink } from "../links.tsx";
import { Section } from "../section.tsx";
import type { Faq } from "../state/state-questions.tsx";

interface ClientQuestionsProps {
  mark: { number: number; sheet: string };
  site: Site;
}

const hasAllTerms = ({ agency: { terms } }: Site): boolean =>
  [terms.feeBasis, terms.exclusivity, terms.guarantee, terms.noReplacement, terms.clientEmployees].every(
    (term) => term !== undefined,
  );

const join = (...sentences: (string | undefined)[]): string => sentences.filter(Boolean).join(" ");

/** Returns what employers ask before a search, without questions whose answer the agency has not given. */
export function listClientQuestions(site: Site): Faq[] {
  const { terms } = site.agency;
  const { questions: texts } = site["client-questions"];
  const { due, guarantee, seats, emergency, missing } = texts;
  const questions: { question: string; answer?: string }[] = [
    { question: texts.feeBasis, answer: terms.feeBasis },
    due,
    { question: texts.exclusivity, answer: terms.exclusivity },
    { ...guarantee, answer: join(guarantee.answer, terms.guarantee) },
    { question: texts.noReplacement, answer: terms.noReplacement },
    seats,
    { ...emergency, answer: join(emergency.answer, terms.emergency) },
    { question: texts.clientEmployees, answer: terms.clientEmployees },
    { question: texts.confidential, answer: site["why-us"].confidential.text },
    ...(hasAllTerms(site) ? [] : [missing]),
  ];
  return questions.flatMap(({ question, answer }) => (answer === undefined ? [] : { question, answer }));
}

/** When an employer pays, and questions about it. */
export function ClientQuestions({ mark, site }: ClientQuestionsProps) {
  const { title, when, lead, agreement } = site["client-questions"];
  const { phone } = site.agency;
  return (
    <Section
      id="cost"
      mark={mark}
      texts={{ title: hasAllTerms(site) ? title : when, lead }}
      aside={
        <div className="mt-5">
          <PlainLink href={agreement.href}>{agreement.text}</PlainLink>
          <PlainLink className="mt-2" href={phone.href}>
            {phone.text}
          </PlainLink>
        </div>
      }
    >
      <PaymentTimeline site={site} />
      <div className="mt-9">
        {listClientQuestions(site).map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} open={index < 3}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

/** A stage is a column between witness lines; on phones, it is a row beside a bar. */
const STAGE_COLUMNS = [
  "md:col-start-1 md:border-l md:pl-2.5",
  "md:col-start-2 md:border-l md:pl-2.5",
  "md:col-start-3 md:border-l md:pl-2.5",
  "md:col-start-4 md:border-l md:pl-2.5",
  "md:col-start-5 md:border-r md:pr-2.5 md:text-right",
];
const STAGE_BARS = ["hatch border-t", "hatch", "hatch", "border-y bg-signal", "mr-1.75 border-l-0"];
const BAR_TEXT = "max-md:mt-1";

function PaymentTimeline({ site }: { site: Site }) {
  const { title, note, stages, nothingDue, fee, once, guarantee, fractional, monthly } =
    site["client-questions"].timeline;
  const bars = [
    <p
      key="nothing"
      className={`${BAR_TEXT} relative md:col-[1/4] md:row-start-2 md:flex md:items-center md:justify-center md:py-1.5`}
    >
      <span className="graphic hatch absolute inset-0 border border-ink max-md:hidden" aria-hidden="true" />
      <b className="relative md:bg-sheet md:px-3">{nothingDue}</b>
    </p>,
    null,
    null,
    <p key="fee" className={`${BAR_TEXT} md:col-[4/6] md:row-start-2 md:flex md:items-center md:gap-3`}>
      <span
        className="graphic w-14 self-stretch border border-l-0 border-ink bg-signal max-md:hidden"
        aria-hidden="true"
      />
      <span>
        <b>{fee}</b>, {once}
      </span>
    </p>,
    <p
      key="guarantee"
      className={`${BAR_TEXT} border-ink md:col-[4/6] md:row-start-3 md:mt-3 md:border-t md:pt-2 md:text-right`}
    >
      {guarantee}
    </p>,
  ];
  return (
    <figure className="border border-ink bg-sheet p-4.5 md:p-7">
      <figcaption>
        <h3>{title}</h3>
        <p className="mt-1.5 text-17 leading-145 text-ink-2">{note}</p>
      </figcaption>
      <ol className="mt-6 text-17 leading-130 md:grid md:grid-cols-[12fr_19fr_18fr_17fr_17fr]">
        {stages.map((stage, index) => (
          <li key={stage.title} className="relative pb-4 pl-8 last:pb-0 md:contents">
            <span
              className={`graphic absolute inset-y-0 left-0 w-3.5 border-x border-ink md:hidden ${STAGE_BARS[index]}`}
              aria-hidden="true"
            />
            <p className={`border-field md:row-start-1 md:pb-3 ${STAGE_COLUMNS[index]}`}>
              <b className="block">{stage.title}</b>
              <span className="font-mono text-13 text-ink-2">{stage.when}</span>
            </p>
            {bars[index]}
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4 text-17">
        <b>{fractional}</b>
        <span className="graphic flex flex-1 gap-3 max-md:hidden" aria-hidden="true">
          {[1, 2, 3, 4].map((month) => (
            <span key={month} className="h-4.5 flex-1 border border-ink bg-paper" />
          ))}
        </span>
        <span className="text-ink-2">{monthly}</span>
      </div>
    </figure>
  );
}
