import { ContentError } from "../../../../model/source/content-error.ts";
import type { Claims } from "../../../../model/schemas/claims.ts";

export type PromisedTimes = ReturnType<typeof readPromisedTimes>;

/**
 * Reads the promised hours until a recruiter replies to a lead, a resume is reviewed, and a candidate is contacted,
 * from the claims that the site shows, so that emails and site agree.
 * @throws ContentError if a claim is missing or does not state a time
 */
export function readPromisedTimes(claims: Claims) {
  return {
    answerHours: hoursOf(claims, "response"),
    reviewHours: hoursOf(claims, "resume-review-page"),
    contactHours: hoursOf(claims, "resume-review-toast"),
  };
}

function hoursOf(claims: Claims, id: string): number {
  const text = claims[id]?.text ?? "";
  const [, count, unit] = /(?<!\d)(\d+)\s*(hour|day)s?$/.exec(text) ?? [];
  if (count !== undefined) return Number(count) * (unit === "day" ? 24 : 1);
  const problem = `found "${text}", expected hours or days, such as 24 hours, from which emails compute deadlines`;
  throw new ContentError([{ file: "content/_data/claims.yaml", line: 1, field: id, problem }]);
}
