// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { renderSchedule } from "../../../../widgets/forms/sending/render-schedule.ts";
import { SAMPLE_CONFIG } from "../sample-config.ts";

const { thanks } = SAMPLE_CONFIG.messages;
const render = (language: string | undefined, ...steps: Parameters<typeof renderSchedule>[0]) =>
  renderSchedule(steps, new Date("2026-11-23T15:00:00Z"), thanks, language);
const renderText = (language: string | undefined): string =>
  render(language, "answer")
    .map(({ textContent }) => textContent)
    .join("");
const renderTimes = (...args: Parameters<typeof render>): string[] => {
  const [list] = render(...args);
  return [...(list as HTMLElement).querySelectorAll("li > span")].map(({ textContent }) => textContent);
};

it("the schedule in a thank-you message spells out days and months, except in English, as our emails do", () => {
  const [received, answer] = renderTimes("es-US", "answer");
  expect(received).toMatch(/^lunes 23\u00a0de\u00a0noviembre a las?\u00a0\d/);
  expect(answer).toContain("martes 24\u00a0de\u00a0noviembre a la");
  expect(renderTimes("en", "answer")[0]).toMatch(/^Mon, Nov\u00a023, /);
});

it("the schedule in a thank-you message has a date for our reply, but only a duration for candidates", () => {
  const [received, answer, candidates] = renderTimes("en", "answer", "candidates");
  expect(received).toMatch(/Nov\s23/);
  expect(answer).toMatch(/Nov\s24/);
  expect(answer).toMatch(/[AP]M\s[A-Z]/);
  expect(received).toMatch(/[AP]M$/);
  expect(candidates).toBe(thanks.candidatesWithin);
  expect(candidates).toMatch(/^72 hours\b(?!.*Nov)/);
});

it.each(["", "pt_BR", "en_US", "?", undefined])(
  "the schedule in a thank-you message falls back to another language if the page's language is %j",
  (language) => {
    expect(renderText(language)).toContain(thanks.received);
  },
);
