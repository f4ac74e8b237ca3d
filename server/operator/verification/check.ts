import { oneLine } from "../../platform/backend-error.ts";
import type { Answer, VisitorRequest } from "./visitor.ts";

/** What an answer has to be, as text and as a test. */
export interface Expectation {
  text: string;
  isMet: (answer: Answer) => boolean;
}

/** One promise about what a visitor may do, and the request that puts it to the test. */
export interface Check {
  name: string;
  /** Whose key the request carries; the site's own where nothing is said. */
  key?: "wrong" | "none";
  request: VisitorRequest;
  expected: Expectation;
  /** What to do when the answer is another. */
  remedy: string;
}

/** Any of some statuses. */
export const status = (...statuses: number[]): Expectation => ({
  text: statuses.join(" or "),
  isMet: (answer) => statuses.includes(answer.status),
});

/** A refusal in any of Supabase's forms, or, where a policy hides every row, an empty list. */
export const refusedOrEmpty: Expectation = {
  text: "a refusal or an empty list",
  isMet: ({ status, body }) =>
    isRefusal(status) || (status === 200 && Array.isArray(body) && body.length === 0),
};

/** A refusal in any of Storage's forms, "not found" among them: what a visitor may not see is not there. */
export const refused: Expectation = {
  text: "a refusal (400, 401, 403 or 404)",
  isMet: ({ status }) => isRefusal(status),
};

const isRefusal = (status: number): boolean => [400, 401, 403, 404].includes(status);

/** The result as one line for a person. */
export function describeResult({ name, expected, remedy }: Check, answer: Answer): string {
  if (expected.isMet(answer)) return `ok      ${name}`;
  const advice = answer.status === 429 ? "wait an hour, or raise private.rate_limits" : remedy;
  return `FAILED  ${name}: answered ${describeAnswer(answer)}; expected ${expected.text}. To fix: ${advice}.`;
}

/** A short description of an answer. */
export function describeAnswer({ status, text }: Answer): string {
  const line = oneLine(text);
  return `${status} ${line.length > 140 ? `${line.slice(0, 140)}…` : line}`.trim();
}
