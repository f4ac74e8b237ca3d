import { formatDollars } from "../../model/pay/format-dollars.ts";
import type { PayFigures } from "../../model/pay/adjust-pay.ts";
import { baselineOf, payInState } from "../../model/pay/state-pay.ts";
import type { SalaryRole, Salaries } from "../../model/schemas/salaries.ts";
import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import type { Faq } from "../../layouts/page.ts";
import { fillText } from "./fill-text.ts";
import { statePay } from "./state-pay.ts";
import { capitalized, listWords, roleInSentence, withArticle } from "./words.ts";

/** Demand that counts as a shortage in an answer. */
const SCARCE: readonly string[] = ["Critical", "Very High"];
/** Roles that an answer names when no demand is that high. */
const NAMED_OTHERWISE = 2;

/**
 * The questions of a state's page: four that every state answers from its own roles, cities, sectors and facts,
 * then the extras of its file.
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

function costAnswer(state: State, answer: string, salaries: Salaries): string {
  const role = firstRole(state);
  return fillText(answer, {
    Role: capitalized(withArticle(roleInSentence(role))),
    range: rangeInWords(baselineOf(salaries, role)),
  });
}

function firstRole({ name, roles: [first] }: State): SalaryRole {
  if (first === undefined) throw new Error(`${name} rates no role.`);
  return first.role;
}

const rangeInWords = ({ low, high }: PayFigures): string => `${formatDollars(low)} to ${formatDollars(high)}`;

function premiumAnswer(state: State, cost: StatePage["questions"]["cost"], salaries: Salaries): string {
  const pay = statePay(state, salaries);
  const adjusted = payInState(salaries, firstRole(state), state.slug);
  if (pay.kind === "unlisted" || pay.kind === "baseline" || adjusted === undefined)
    return fillText(cost[pay.kind === "baseline" ? "baseline" : "unlisted"], { state: state.name });
  return fillText(cost.above, {
    state: state.name,
    premium: pay.premium,
    adjusted: rangeInWords(adjusted),
  });
}

function coverageAnswer({ name, cities, sectors }: State, answer: string): string {
  return fillText(answer, {
    state: name,
    cities: cities.map(({ name }) => name).join(", "),
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
