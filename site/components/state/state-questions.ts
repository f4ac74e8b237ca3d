import type { Salaries } from "../../model/schemas/salaries.ts";
import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import type { Faq } from "../../layouts/page.ts";
import { thousands } from "../range-chart.tsx";
import { fillText } from "./fill-text.ts";
import { statePay } from "./state-pay.ts";
import { listWords, roleInSentence, withArticle } from "./words.ts";

/** Demand that counts as a shortage in an answer. */
const SCARCE: readonly string[] = ["Critical", "Severe", "Very High"];
/** Roles that an answer names when no demand is that high. */
const NAMED_OTHERWISE = 2;

/**
 * The questions of a state's page: four that every state answers from its own roles, cities, sectors and facts,
 * then the extras of its file (spec section 2, "General behaviour").
 */
export function stateQuestions(state: State, texts: StatePage["questions"], salaries: Salaries): Faq[] {
  const { speed, cost, coverage, rules } = texts;
  const ask = (question: string, answer: string): Faq => ({
    question: fillText(question, { state: state.name }),
    answer,
  });
  return [
    ask(speed.question, fillText(speed.answer, { state: state.name, scarce: scarceRoles(state) })),
    ask(cost.question, `${costAnswer(state, cost.answer, salaries)} ${premiumAnswer(state, cost, salaries)}`),
    ask(coverage.question, coverageAnswer(state, coverage.answer)),
    ask(rules.question, rulesAnswer(state, rules)),
    ...state.faqs,
  ];
}

function scarceRoles({ roles }: State): string {
  const scarce = roles.filter(({ demand }) => SCARCE.includes(demand));
  const named = scarce.length > 0 ? scarce : roles.slice(0, NAMED_OTHERWISE);
  return listWords(named.map(({ role }) => `${roleInSentence(role)}s`));
}

function costAnswer({ roles }: State, answer: string, { roles: rows }: Salaries): string {
  const row = rows.find(({ role }) => role === roles[0]?.role);
  if (row === undefined) throw new Error(`No pay is given for ${roles[0]?.role ?? "the first role"}.`);
  return fillText(answer, {
    role: withArticle(roleInSentence(row.role)),
    range: `${thousands(row.low)} to ${thousands(row.high)}`,
  });
}

function premiumAnswer(state: State, cost: StatePage["questions"]["cost"], salaries: Salaries): string {
  const pay = statePay(state, salaries);
  if (pay.kind === "unlisted" || pay.kind === "baseline")
    return fillText(cost[pay.kind], { state: state.name });
  return fillText(cost.above, { state: state.name, premium: pay.premium });
}

function coverageAnswer({ name, cities, sectors }: State, answer: string): string {
  return fillText(answer, {
    state: name,
    cities: listWords(cities.map(({ name }) => name)),
    sectors: sectors.map(({ name }) => name).join("; "),
  });
}

function rulesAnswer({ facts }: State, texts: StatePage["questions"]["rules"]): string {
  const { contractorLicense, engineeringBoard, oshaPlan, rightToWork, prevailingWage } = facts;
  const board = contractorLicense?.board;
  return [
    contractorLicense === undefined ? undefined : texts.contractorLicense[contractorLicense.value],
    board === undefined ? undefined : fillText(texts.board, { board }),
    engineeringBoard === undefined
      ? undefined
      : fillText(texts.engineeringBoard, { board: engineeringBoard.value }),
    oshaPlan === undefined ? undefined : texts.oshaPlan[oshaPlan.value],
    rightToWork === undefined ? undefined : texts.rightToWork[`${rightToWork.value}`],
    prevailingWage === undefined ? undefined : texts.prevailingWage[`${prevailingWage.value}`],
    texts.close,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
}
