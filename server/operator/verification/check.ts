import { oneLine } from "../../platform/backend-error.ts";
import type { VisitorResponse, VisitorRequest } from "./visitor.ts";

export interface Expectation {
  text: string;
  isMet: (response: VisitorResponse) => boolean;
}

export interface Check {
  name: string;
  key?: "wrong" | "none";
  request: VisitorRequest;
  expected: Expectation;
  remedy: string;
  /** Checks that replace this one in the output if it fails, because they say more exactly what is wrong. */
  details?: readonly Check[];
}

export const migrationRemedy = "apply supabase/migrations with `supabase db push`";

export const expectStatus = (...statuses: number[]): Expectation => ({
  text: statuses.join(" or "),
  isMet: (response) => statuses.includes(response.status),
});

/** Expects an error, in any of Supabase's formats, or an empty list, because policies may hide all rows. */
export const expectRefusalOrEmpty: Expectation = {
  text: "a refusal or an empty list",
  isMet: ({ status, body }) =>
    isRefusal(status) || (status === 200 && Array.isArray(body) && body.length === 0),
};

/**
 * Expects any of Storage's error statuses, including "not found", which Storage returns for objects that a visitor
 * may not see.
 */
export const expectRefusal: Expectation = {
  text: "a refusal (400, 401, 403 or 404)",
  isMet: ({ status }) => isRefusal(status),
};

const isRefusal = (status: number): boolean => [400, 401, 403, 404].includes(status);

export function describeResult({ name, expected, remedy }: Check, response: VisitorResponse): string {
  if (expected.isMet(response)) return `ok      ${name}`;
  const advice = response.status === 429 ? "wait an hour, or raise private.rate_limits" : remedy;
  return `FAILED  ${name}: got ${describeResponse(response)}; expected ${expected.text}. To fix: ${advice}.`;
}

export function describeResponse({ status, text }: VisitorResponse): string {
  const line = oneLine(text);
  return `${status} ${line.length > 140 ? `${line.slice(0, 140)}…` : line}`.trim();
}
