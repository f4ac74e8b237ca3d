import { expect, it } from "vitest";
import { loadDataFiles } from "../../../../../../model/loading/load-data.ts";
import { readPromisedTimes } from "../../../../../../server/jobs/mail/model/mail-context.ts";

const claim = (text: string) => ({ text, meaning: "m", source: "s", owner: "o", reviewed: "2025-01-15" });
const claims = (response: string) => ({
  response: claim(response),
  "resume-review-page": claim("24 hours"),
  "resume-review-toast": claim("48 hours"),
});

it("the promised response time in emails is the same as on the site", () => {
  const { claims: shipped } = loadDataFiles(process.cwd());
  expect(`${readPromisedTimes(shipped).answerHours} hours`).toBe(shipped.response?.text);
});

it("a promised response time may be in days, or a range whose longer end counts", () => {
  expect(readPromisedTimes(claims("2 days")).answerHours).toBe(48);
  expect(readPromisedTimes(claims("48-72 hours")).answerHours).toBe(72);
  expect(readPromisedTimes(claims("1 hour")).answerHours).toBe(1);
});

it("a promised response time without hours or days is a content error", () => {
  expect(() => readPromisedTimes(claims("soon"))).toThrow(
    /claims\.yaml:1 response — found "soon", expected hours or days/,
  );
});
