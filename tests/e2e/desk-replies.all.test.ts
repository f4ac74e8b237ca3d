import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { useDesk } from "./desk-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { insertLead } from "./insert-lead.ts";
import { readMails } from "../list-mails.ts";

const fixture = useDesk();

const addLead = (first_name: string, more: object = {}) =>
  insertLead(fixture.site, {
    first_name,
    last_name: "Tran",
    phone: "(512) 555-0143",
    email: `${first_name.toLowerCase()}@example.com`,
    position_type: "Superintendent",
    location: "Round Rock, Texas",
    project_details: "Two data halls.\nSteel starts in February.",
    ...more,
  });

const readReplies = async () => {
  const folder = join(fixture.site.dataDir, "mail");
  return Promise.all(readMails(folder, "_sender-reply_").map((mail) => PostalMime.parse(mail)));
};

describe("a reply from the desk", () => {
  it("is written by keyboard from a template, whose open placeholders block Send, and arrives", async () => {
    const { page, row, press, waitForTitle, waitForStatus } = fixture.dana;
    await addLead("Marisol");
    await row("Marisol").getByRole("link").click();
    await waitForTitle("Marisol Tran");
    await page.getByText("Dana set Read").waitFor();
    await press("t");
    const template = page.getByLabel("Template", { exact: true });
    await expect.poll(() => template.evaluate((field) => field === document.activeElement)).toBe(true);
    await template.selectOption("First answer");
    const text = page.getByLabel("Text", { exact: true });
    expect(await text.inputValue()).toContain(
      "Thank you for asking about Superintendent in Round Rock, Texas.",
    );
    expect(await page.getByLabel("Subject").inputValue()).toBe("Your search: Superintendent");
    const send = page.getByRole("button", { name: "Send" });
    await page.getByText("Fill in {time} and {detail}").waitFor();
    expect(await send.isDisabled()).toBe(true);
    expect(await findViolations(page, WCAG)).toEqual([]);
    // The first open placeholder is selected.
    await page.keyboard.type("Monday at 8:30 AM");
    await press("Control+Enter");
    await page.getByText("Fill in {detail}").waitFor();
    const written = await text.inputValue();
    expect(written).toContain("Can we speak on Monday at 8:30 AM?");
    await text.fill(written.replace("{detail}", "who runs the site today"));
    await page.getByText("then Contacted").waitFor();
    // A draft is kept while the operator looks elsewhere.
    await page.getByRole("button", { name: "Keep draft" }).click();
    await press("r");
    expect(await text.inputValue()).toContain("who runs the site today");
    await press("Control+Enter");
    await waitForStatus("Reply to marisol@example.com is on its way. Contacted.");
    await page.getByText("Dana replied to marisol@example.com").waitFor();
    await page.getByText("Dana set Contacted").waitFor();
    await expect.poll(readReplies, { timeout: 20_000 }).toHaveLength(1);
    const [mail] = await readReplies();
    expect(mail).toMatchObject({
      from: { name: "Dana, Ridgebeam Talent" },
      to: [{ address: "marisol@example.com" }],
      subject: "Your search: Superintendent",
    });
    expect(mail?.text).toContain("> Two data halls.\n> Steel starts in February.");
    await page.getByText("Your search: Superintendent").click();
    await page.getByText("Before the call it helps to know who runs the site today.").waitFor();
    await press("Escape");
  });

  it("keeps what was written when another template is chosen", async () => {
    const { page, row, press, waitForTitle } = fixture.dana;
    await addLead("Walt");
    await row("Walt").getByRole("link").click();
    await waitForTitle("Walt Tran");
    await press("r");
    const text = page.getByLabel("Text", { exact: true });
    const template = page.getByLabel("Template", { exact: true });
    const back = page.getByRole("button", { name: "Bring it back" });
    await text.fill("Hello Walt, I know your site.");
    await page.getByLabel("Subject").fill("Your site");
    await template.selectOption("Missing details");
    await expect.poll(() => text.inputValue()).toContain("Thank you for your request.");
    // Nothing was written into this template, so what was written before remains.
    await template.selectOption("Times to call");
    await expect.poll(() => text.inputValue()).toContain("I would like to call you");
    await back.click();
    expect(await text.inputValue()).toBe("Hello Walt, I know your site.");
    expect(await page.getByLabel("Subject").inputValue()).toBe("Your site");
    expect(await template.inputValue()).toBe("");
    expect(await back.count()).toBe(0);
    await text.fill("");
    await page.getByRole("button", { name: "Keep draft" }).click();
    await press("Escape");
    await waitForTitle("Open");
  });

  it("is in the language of the sender, and is not sent over another operator's", async () => {
    const { page, press, waitForTitle, waitForStatus } = fixture.dana;
    const luis = await fixture.open("Luis");
    await addLead("José", { language: "es", email: "jose@example.com" });
    for (const one of [fixture.dana, luis]) {
      await one.row("José").getByRole("link").click();
      await one.waitForTitle("José Tran");
    }
    await press("t");
    await page.getByLabel("Template", { exact: true }).selectOption("Missing details");
    const text = page.getByLabel("Text", { exact: true });
    expect(await text.inputValue()).toContain("Gracias por su solicitud.");
    await text.fill((await text.inputValue()).replace("{detail}", "¿cuántos puestos son?"));
    await luis.press("r");
    await luis.page.getByRole("button", { name: "Write anyway" }).click();
    await luis.page.getByLabel("Text", { exact: true }).fill("Hola, José.");
    await luis.press("Control+Enter");
    await luis.waitForStatus("is on its way");
    await page.getByRole("alert").filter({ hasText: "Luis replied" }).waitFor();
    expect(await page.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "I have read it" }).click();
    await text.press("Control+Enter");
    await waitForStatus("is on its way");
    await page.getByText("Dana replied to jose@example.com").waitFor();
    expect(luis.consoleProblems).toEqual([]);
    await luis.close();
    await press("Escape");
    await waitForTitle("Open");
  });

  it("and a call's result take one key", async () => {
    const { page, row, press, waitForTitle } = fixture.dana;
    await addLead("Devon");
    await row("Devon").getByRole("link").click();
    await waitForTitle("Devon Tran");
    await page.getByText("Dana set Read").waitFor();
    await press("l");
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByRole("link", { name: "Call" }).getAttribute("href")).toBe("tel:5125550143");
    expect(await dialog.getByRole("link", { name: "Text" }).getAttribute("href")).toBe("sms:5125550143");
    await press("2");
    await dialog.waitFor({ state: "hidden" });
    await page.getByText("Dana called: left a message").waitFor();
    await press("l", "1");
    await page.getByText("Dana called: reached").waitFor();
    await page.getByText("Dana set Contacted").waitFor();
    await press("Escape");
  });

  it("is within a thumb's reach on a phone", async () => {
    const { page, row, waitForTitle, waitForStatus } = fixture.dana;
    await addLead("Kim");
    await page.setViewportSize({ width: 390, height: 844 });
    await row("Kim").getByRole("link").click();
    await waitForTitle("Kim Tran");
    for (const name of ["Reply", "Call", "Text"]) {
      const box = await page
        .getByRole(name === "Reply" ? "button" : "link", { name, exact: true })
        .boundingBox();
      expect(box?.y).toBeGreaterThan(844 - 150);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await findViolations(page, WCAG)).toEqual([]);
    await page.getByRole("button", { name: "Missing details" }).click();
    const text = page.getByLabel("Text", { exact: true });
    await expect.poll(() => text.inputValue()).toContain("Hello Kim,");
    await page.keyboard.type("how many seats?");
    await page.getByRole("button", { name: "Send" }).click();
    await waitForStatus("Reply to kim@example.com is on its way");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(fixture.dana.consoleProblems).toEqual([]);
  });
});
