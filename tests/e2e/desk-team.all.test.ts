import { readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { useDesk } from "./desk-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { insertLead } from "./insert-lead.ts";
import { listMails } from "../list-mails.ts";

const fixture = useDesk();

const addLead = (first_name: string, more: object = {}) =>
  insertLead(fixture.site, {
    first_name,
    last_name: "Team",
    phone: "(512) 555-0143",
    email: `${first_name.toLowerCase()}@example.com`,
    ...more,
  });

describe("operators who share the desk", () => {
  it("see each other before they write, and the second hands over", async () => {
    const { page, row, press, waitForTitle } = fixture.dana;
    const luis = await fixture.open("Luis");
    await addLead("Marisol");
    await luis.row("Marisol").getByRole("link").click();
    await luis.waitForTitle("Marisol Team");
    await row("Marisol").getByRole("link").click();
    await waitForTitle("Marisol Team");
    const bar = page.getByRole("status").filter({ hasText: "Luis" });
    await bar.filter({ hasText: "has this open since" }).waitFor();
    await luis.page.getByText("Dana has this open since").waitFor();
    expect(await findViolations(page, WCAG)).toEqual([]);
    await luis.press("r");
    await bar.filter({ hasText: "is writing a reply since" }).waitFor();
    await press("r");
    await page.getByRole("alert").filter({ hasText: "Luis is writing a reply" }).waitFor();
    expect(await page.getByLabel("Text", { exact: true }).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Hand over to Luis" }).click();
    await waitForTitle("Open");
    await luis.page.getByText("Dana assigned it to Luis").waitFor();
    await luis.page.getByText("Dana has this open since").waitFor({ state: "hidden" });
    await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Luis" }).waitFor();
    await luis.close();
  });

  it("assign to one who has a submission open and has never owned one", async () => {
    const { page, row, press, waitForStatus } = fixture.dana;
    const mia = await fixture.open("Mia");
    await addLead("Petra");
    await mia.row("Petra").getByRole("link").click();
    await mia.waitForTitle("Petra Team");
    await page.goto(`${fixture.desk.origin}/?q=petra&state=open`);
    await row("Petra").waitFor();
    await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Mia" }).waitFor();
    await press("j", "a");
    await page.getByRole("dialog").getByRole("button", { name: "Mia" }).click();
    await waitForStatus("1 submission assigned to Mia.");
    await mia.page.getByText("Dana assigned it to Mia").waitFor();
    await mia.close();
  });

  it("snooze a submission by key, which leaves the list and is under Snoozed until it is woken", async () => {
    const { page, row, press, waitForTitle, waitForStatus } = fixture.dana;
    await addLead("Otto");
    await page.goto(`${fixture.desk.origin}/?q=otto&state=open`);
    await row("Otto").waitFor();
    await press("j", "z");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Waiting on them until…").waitFor();
    expect(await findViolations(page, WCAG)).toEqual([]);
    await press("1");
    await waitForStatus("1 submission snoozed until");
    await row("Otto").waitFor({ state: "detached" });
    await press("4");
    await waitForTitle("Snoozed");
    expect(new URL(page.url()).search).toBe("?state=snoozed");
    await page.reload();
    await row("Otto").getByRole("link").click();
    await waitForTitle("Otto Team");
    await page.getByText(/Snoozed until .* by Dana/).waitFor();
    await page.getByText(/Dana snoozed it until/).waitFor();
    await press("z");
    await dialog.getByRole("button", { name: "End the snooze" }).click();
    await waitForStatus("1 submission back in the list.");
    await page.getByText("Dana ended the snooze").waitFor();
    await press("3");
    await waitForTitle("Open");
    await row("Otto").waitFor();
  });

  it("count what is theirs, nobody's and snoozed in the navigation, and keep filters in the address", async () => {
    const { page, row, press, waitForTitle } = fixture.dana;
    const count = async (name: string) =>
      Number(
        (await page.getByRole("link", { name: new RegExp(`^${name}`) }).textContent())
          ?.replace(/\D/g, "")
          .slice(0, -1),
      );
    const before = await count("Nobody's");
    await addLead("Una");
    await row("Una").waitFor();
    await expect.poll(() => count("Nobody's")).toBe(before + 1);
    await row("Una").getByRole("link").focus();
    await press("o");
    await expect.poll(() => count("Mine")).toBe(1);
    expect(await count("Nobody's")).toBe(before);
    await press("1");
    await waitForTitle("Mine");
    expect(new URL(page.url()).searchParams.get("owner")).toBe("Dana");
    await page.reload();
    await row("Una").waitFor();
    await press("3");
    await waitForTitle("Open");
  });

  it("answer and snooze with one press", async () => {
    const { page, row, press, waitForTitle, waitForStatus } = fixture.dana;
    await addLead("Vera");
    await row("Vera").getByRole("link").click();
    await waitForTitle("Vera Team");
    await press("r");
    await page.getByLabel("Text", { exact: true }).fill("Hello Vera, can we talk tomorrow?");
    await page.getByLabel("Snoozed", { exact: true }).selectOption({ index: 1 });
    await press("Control+Enter");
    await waitForStatus("Reply to vera@example.com is on its way. Contacted.");
    await page.getByText(/Snoozed until .* by Dana/).waitFor();
    await press("Escape");
    await row("Vera").waitFor({ state: "detached" });
    const folder = join(fixture.site.dataDir, "mail");
    await expect
      .poll(() => listMails(folder, "_sender-reply_").length, {
        timeout: 20_000,
      })
      .toBe(1);
    const [name = ""] = listMails(folder, "_sender-reply_");
    const mail = await PostalMime.parse(readFileSync(join(folder, name)));
    expect(mail.text).toContain("Hello Vera, can we talk tomorrow?");
    expect(fixture.dana.consoleProblems).toEqual([]);
  });
});
