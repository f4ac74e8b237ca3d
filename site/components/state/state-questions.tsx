import { formatDollars } from "../../../model/pay/format-dollars.ts";
import { findBaselinePay, payInState } from "../../../model/pay/state-pay.ts";
import type { Salaries } from "../../../model/schemas/salaries.ts";
import type { State } from "../../../model/schemas/state.ts";
import type { StatePage } from "../../../model/schemas/state-page.ts";
import { Disclosure } from "../disclosure.tsx";
import { fillText } from "../strings.ts";

/** A question and answer, shown on the page and repeated verbatim in its structured data. */
export interface Faq {
  question: string;
  answer: string;
}

/**
 * Returns a state page's questions and answers: first five that all states share, answered from the state's
 * data, then those in the state's file.
 */
export function listStateQuestions(state: State, texts: StatePage["questions"], salaries: Salaries): Faq[] {
  const { speed, cost, pay, payCritical, coverage, rules } = texts;
  const ask = (question: string, answer: string): Faq => ({
    question: fillText(question, { state: state.name }),
    answer,
  });
  return [
    ask(speed, state.answers.speed),
    ask(cost.question, cost.answer),
    ask(pay, payAnswer(state, salaries, payCritical)),
    ask(coverage.question, coverageAnswer(state, coverage.answer)),
    ask(rules.question, rulesAnswer(state, rules)),
    ...state.faqs,
  ];
}

function payAnswer(state: State, salaries: Salaries, payCritical: string): string {
  const [first] = state.roles;
  if (first === undefined) throw new Error(`content/states/${state.slug}.yaml has no entry in roles.`);
  const statePay = payInState(salaries, first.role, state.slug);
  const { low, average, high } = statePay ?? findBaselinePay(salaries, first.role);
  const formatSpan = (from: number): string => `${formatDollars(from)} to ${formatDollars(high)}`;
  const answer = fillText(state.answers.pay, { pay: formatSpan(low) });
  // What the label means is published for pay in the state, not for the baseline that stands in for it.
  return statePay !== undefined && first.demand === "Critical"
    ? `${answer} ${fillText(payCritical, { upper: formatSpan(average) })}`
    : answer;
}

function coverageAnswer({ name, cities, sectors }: State, answer: string): string {
  return fillText(answer, {
    state: name,
    cities: cities.map(({ name }) => name).join(", "),
    sectors: sectors.map(({ name }) => name).join("; "),
  });
}

function rulesAnswer({ facts }: State, texts: StatePage["questions"]["rules"]): string {
  const { contractorLicense: license, engineeringBoard, oshaPlan, rightToWork, prevailingWage } = facts;
  const isForTrades = license?.value === "specialty-only" || license?.value === "local";
  return [
    license && texts.contractorLicense[license.value],
    license?.board && fillText(isForTrades ? texts.specialtyBoard : texts.board, { board: license.board }),
    engineeringBoard && fillText(texts.engineeringBoard, { board: engineeringBoard.value }),
    oshaPlan && texts.oshaPlan[oshaPlan.value],
    rightToWork && texts.rightToWork[`${rightToWork.value}`],
    prevailingWage && texts.prevailingWage[`${prevailingWage.value}`],
    texts.close,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
}

export function StateQuestionsList({ title, faqs }: { title: string; faqs: readonly Faq[] }) {
  return (
    <section
      id="questions"
      className="col-span-full mt-9 scroll-mt-24 lg:col-[8/-1] lg:mt-0"
      aria-labelledby="questions-title"
      tabIndex={-1}
    >
      <h2 id="questions-title">{title}</h2>
      <div className="mt-6">
        {faqs.map(({ question, answer }, index) => (
          <Disclosure key={question} name="state-questions" summary={question} open={index === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
