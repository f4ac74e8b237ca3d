// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loadLocalizedData } from "../../../../model/loading/load-data.ts";
import { composeReceipt } from "../../../../server/jobs/mail/kinds/receipt.ts";
import { createMailContexts } from "../../../../server/jobs/mail/model/mail-context.ts";
import { toSubmission } from "../../../../server/jobs/mail/model/submission.ts";
import { sentPages, type SentPage } from "../../../../model/submissions/sent-pages.ts";
import { AgencySchema } from "../../../../model/schemas/agency.ts";
import { Thanks } from "../../../../site/components/sent/thanks.tsx";
import { showThanks } from "../../../../widgets/forms/sending/show-thanks.ts";
import { SAMPLE_CONFIG } from "../sample-config.ts";

const scheduler = "https://calendar.example.com/ridgebeam?type=intake";
const { messages } = SAMPLE_CONFIG;

const showInline = (next: Parameters<typeof showThanks>[1]["next"], url: string | undefined) => {
  const container = document.createElement("div");
  const [title, language] = ["Thank you", "en"];
  const sent = { at: new Date(), values: [] };
  const texts = messages.thanks;
  showThanks(container, { title, sent, next, scheduler: url, texts, language, onRestart: () => undefined });
  return [...container.querySelectorAll("a")].map(({ href, textContent }) => [textContent, href]);
};

it("thanks in a form's place link to the calendar if there is one, but not after a request for the report", () => {
  expect(showInline(["answer"], scheduler)).toEqual([[messages.thanks.schedule, scheduler]]);
  expect(showInline(["review", "contact"], scheduler)).toHaveLength(1);
  expect(showInline([], scheduler)).toEqual([]);
  expect(showInline(["answer"], undefined)).toEqual([]);
});

it("thanks without scripts link to the calendar if there is one", () => {
  const pagesWithLink = (Object.keys(sentPages) as SentPage[]).filter((page) =>
    renderToStaticMarkup(<Thanks page={page} messages={messages} scheduler={scheduler} />).includes(
      `href="${scheduler}"`,
    ),
  );
  expect(pagesWithLink).toContain("resume");
  expect(pagesWithLink).not.toContain("late-application");
  expect(
    renderToStaticMarkup(<Thanks page="resume" messages={messages} scheduler={undefined} />),
  ).not.toContain(messages.thanks.schedule);
});

it.each(["contact_submissions", "resume_submissions"] as const)(
  "the first mail about a row of %s links to the calendar if there is one, in both languages",
  (table) => {
    const row = toSubmission({ created_at: "2026-01-13T21:40:00Z", email: "kim@example.com" });
    const content = loadLocalizedData(process.cwd());
    for (const context of Object.values(createMailContexts(content, "https://www.ridgebeam.example"))) {
      const read = (url: string | undefined) => {
        const { agency } = context.content;
        const own = { ...context, content: { ...context.content, agency: { ...agency, scheduler: url } } };
        const { blocks } = composeReceipt(table, row, own, undefined);
        return blocks.map(({ text }) => text).join("\n");
      };
      expect(read(scheduler)).toContain(`${context.content.messages.thanks.schedule}: ${scheduler}`);
      expect(read(undefined)).not.toContain(context.content.messages.thanks.schedule);
    }
  },
);

it("the calendar needs an https URL", () => {
  const { scheduler: schema } = AgencySchema.shape;
  expect(schema.safeParse(scheduler).success).toBe(true);
  expect(schema.safeParse(undefined).success).toBe(true);
  for (const bad of ["http://calendar.example.com", "calendar.example.com", "javascript:alert(1)", ""])
    expect([bad, schema.safeParse(bad).success]).toEqual([bad, false]);
});
