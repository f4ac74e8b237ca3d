import { expect, test, vi } from "vitest";
import type { Page } from "playwright";
import { getSharedBrowser, openPage } from "../browser/open-browser.ts";
import { useDesk } from "./desk-fixture.ts";
import { MAIL_TIMEOUT, useMailbox } from "./mailbox-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { fileWithContent, pdf } from "./sample-files.ts";
import { locateSendButton } from "./sample-forms.ts";
import { englishSite, spanishSite } from "./spanish-site.ts";
import { startSite } from "./start-site.ts";
import { isFullRun } from "../is-full-run.ts";

vi.setConfig({ testTimeout: 600_000 });

/** Emails about a form that is sent within three seconds are held. */
const FILL_MS = 3_500;
const mailbox = useMailbox();
const fixture = useDesk(() => startSite({ SMTP_URL: mailbox.url }));
const { messages, receipt, addresses } = spanishSite;
const { labels, notices } = messages;
const page = (key: string): string => fixture.site.url + addresses.get(key)!;

async function readReceiptRows(reader: Page, address: string): Promise<string[][]> {
  await reader.goto(address);
  const section = reader.getByRole("region", { name: receipt.sent.title });
  await section.waitFor();
  return section
    .locator("dl > div")
    .evaluateAll((rows) => rows.map((row) => Array.from(row.children, (cell) => cell.textContent ?? "")));
}

const heading = (on: Page) => on.getByRole("heading", { level: 1 });

test("a resume sent in Spanish is confirmed by page, email and receipt in Spanish, and marked as Spanish for the agency", async () => {
  const email = "jose.ramirez@mail.example";
  const { page: visitor, consoleProblems } = await openPage(await getSharedBrowser());
  await visitor.clock.install();
  await visitor.goto(page("/resume"));
  const form = visitor.locator("main resume-form");
  await form.getByLabel(labels.resume).setInputFiles(fileWithContent("nota.txt", "plain text"));
  await form.getByText(notices.resumeType.title).first().waitFor();
  await locateSendButton(form).click();
  await form.getByText(messages.errors.firstName).waitFor();
  for (const [label, text] of [
    [labels.firstName, "José"],
    [labels.lastName, "Ramírez"],
    [labels.email, email],
    [labels.phone, "303 555 0162"],
    [labels.desiredPosition, "Superintendente"],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(text);
  const [, years = ""] = messages.choices.experience;
  await form.getByLabel(labels.experience).selectOption(years);
  await form.getByLabel(labels.resume).setInputFiles(pdf("curriculum.pdf"));
  await visitor.clock.fastForward(FILL_MS);
  await locateSendButton(form).click();
  const thanks = form.locator(".form-thanks");
  await thanks.getByText(messages.resumeForm.thanksTitle).waitFor();
  expect(await findViolations(visitor, WCAG)).toEqual([]);
  expect(await thanks.getByRole("list").first().innerText()).toMatch(
    /(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+\sde\s\p{L}{4,} a las?\s/u,
  );
  const link = (await thanks.locator("p a").getAttribute("href")) ?? "";
  expect(link).toMatch(new RegExp(`^${page("/receipt")}#[\\w-]{22}$`));

  const [row] = await fixture.site.rows("resume_submissions");
  expect(row).toMatchObject({
    language: "es",
    years_experience: years,
    consent: { text: messages.consent.application, version: messages.consent.version },
  });

  const mail = await mailbox.waitForMail(email);
  expect(mail.parsed.subject).toBe("Recibimos su currículum");
  expect(mail.text).toContain(notices.resumeSuccess.text);
  expect(mail.text).toContain(`${addresses.get("/recruitment-fraud")})`);
  const findNotice = () =>
    mailbox.mails.find(({ to, parsed }) => !to.includes(email) && parsed.text?.includes(email))?.parsed.text;
  await expect.poll(findNotice, MAIL_TIMEOUT).toBeDefined();
  const notice = findNotice();
  expect(notice).toMatch(/^Language: +Spanish$/m);
  expect(notice).toContain("Everything that was sent");

  expect(mail.text).toContain(`${addresses.get("/receipt")}#${mail.receiptKey}`);
  await visitor.goto(`${page("/receipt")}#${mail.receiptKey}`);
  await expect.poll(() => heading(visitor).textContent()).toBe(receipt.states.resume.received.title);
  await visitor.getByText(receipt.schedule.title).waitFor();
  await visitor.setViewportSize({ width: 1024, height: 900 });
  const tickLabels = await visitor
    .locator("section[aria-labelledby=receipt-schedule] span > span:visible.absolute.whitespace-pre")
    .evaluateAll((labels) =>
      labels.map((label) => {
        const { left, right } = label.getBoundingClientRect();
        return { text: label.textContent, left, right };
      }),
    );
  expect(tickLabels).toHaveLength(3);
  expect(tickLabels[0]?.text).toMatch(/\n(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)$/);
  for (const [index, { left }] of tickLabels.slice(1).entries())
    expect(left, JSON.stringify(tickLabels)).toBeGreaterThan((tickLabels[index]?.right ?? 0) + 8);
  expect(await visitor.locator("main").innerText()).not.toMatch(/\b(the|you|your|we|and|by|promised)\b/i);
  await visitor
    .getByLabel(receipt.change.file.label)
    .setInputFiles(fileWithContent("nota.txt", "plain text"));
  await visitor.getByRole("button", { name: receipt.change.file.button }).click();
  await visitor.getByText(notices.resumeType.title).waitFor();
  await visitor.getByLabel(receipt.change.note.label, { exact: true }).fill("Mejor por la tarde");
  await visitor.getByRole("button", { name: receipt.change.note.button }).click();
  await visitor.getByText(receipt.change.note.saved).waitFor();
  expect(await findViolations(visitor, WCAG)).toEqual([]);

  await visitor.locator("footer").getByRole("link", { name: "English" }).press("Enter");
  await expect
    .poll(() => heading(visitor).textContent())
    .toBe(englishSite.receipt.states.resume.received.title);
  await visitor.locator("site-header").getByRole("link", { name: "Español" }).click();
  await expect.poll(() => heading(visitor).textContent()).toBe(receipt.states.resume.received.title);
  expect(consoleProblems).toEqual([]);

  const { page: operator, row: findLine } = fixture.dana;
  const line = findLine("José Ramírez");
  await line.waitFor();
  await operator.getByRole("button", { name: "Filter", exact: true }).click();
  await operator.getByLabel("Language").selectOption({ label: "Spanish" });
  await line.click();
  await operator.getByText("Mejor por la tarde").waitFor();
  const facts = operator.locator("dl", { hasText: "Language" });
  expect(await facts.first().innerText()).toContain("Spanish");
});

test.runIf(isFullRun).each([
  ["lead-form", "urgency=true", [labels.urgency, labels.urgent]],
  ["insight-lead-form", "source=remote-work-insight", undefined],
])("the receipt of a Spanish <%s> with %s repeats only what its sender saw", async (tag, query, row) => {
  const email = `${tag}@obras.example`;
  const { page: visitor } = await openPage(await getSharedBrowser());
  await visitor.clock.install();
  await visitor.goto(`${fixture.site.url}/embed/frame/es/${tag}?${query}`);
  const form = visitor.locator(tag);
  await form.locator(":is([name=position], [name=role])").fill("Capataz");
  await form.locator("[name=email]").fill(email);
  if (row) await form.getByLabel(labels.urgent).check();
  await visitor.clock.fastForward(FILL_MS);
  await locateSendButton(form).click();
  const { receiptKey } = await mailbox.waitForMail(email);
  expect(await readReceiptRows(visitor, `${page("/receipt")}#${receiptKey}`)).toEqual([
    [labels.role, "Capataz"],
    ...(row ? [row] : []),
    [labels.email, email],
    [receipt.sent.agreed, `“${messages.consent.request}”`],
    [receipt.sent.kept, expect.stringMatching(/^\d+\sde\s\p{L}+\sde\s\d{4}$/u)],
  ]);
});
