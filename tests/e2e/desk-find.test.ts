import { expect, it } from "vitest";
import { useDesk } from "./desk-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { insertLead } from "./insert-lead.ts";
import { requireFit } from "./require-fit.ts";

const fixture = useDesk();

it("an operator tags by key, one and several, filters by tag, and finds what a note says", async () => {
  const { page, press, lines, row, waitForStatus, waitForTitle, consoleProblems } = fixture.dana;
  const add = (first_name: string) =>
    insertLead(fixture.site, {
      first_name,
      last_name: "Tran",
      phone: null,
      email: `${first_name.toLowerCase()}@example.com`,
      position_type: "Superintendent",
      location: "Texas",
    });
  await add("Kim");
  await add("Joe");
  await row("Kim Tran").waitFor();
  await expect.poll(() => lines.count()).toBe(2);
  await press("j", "g");
  await page.getByLabel("Add a tag").waitFor();
  await page.keyboard.type("Night Shift");
  await page.keyboard.press("Enter");
  await waitForStatus("1 submission tagged night shift.");
  await page.getByRole("button", { name: "Remove the tag night shift" }).waitFor();
  expect(await findViolations(page, [...WCAG, "best-practice"])).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });

  await press("Shift+A", "g");
  await page.getByLabel("Add a tag").waitFor();
  await page.keyboard.type("gulf");
  await page.keyboard.press("Enter");
  await waitForStatus("2 submissions tagged gulf.");
  await page.keyboard.press("Escape");
  await press("Escape", "f");
  await page.getByRole("combobox", { name: "Tag" }).selectOption("night shift");
  await expect.poll(() => lines.count()).toBe(1);
  await lines.first().getByRole("link").click();
  await page.getByRole("link", { name: "night shift", exact: true }).waitFor();
  await page.getByText("tagged it night shift").waitFor();
  await page.getByRole("heading", { name: "Candidates who fit" }).waitFor();
  await page.getByText("No open resume or application names this role.").waitFor();
  await press("i");
  await page.keyboard.type("Prefers per diem");
  await page.keyboard.press("Control+Enter");
  await page.getByText("“Prefers per diem”").waitFor();
  await requireFit(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "gulf", exact: true }).click();
  await waitForTitle("All");
  await expect.poll(() => lines.count()).toBe(2);
  await page.getByLabel("Search all fields").fill("per diem");
  await expect.poll(() => lines.count()).toBe(1);
  expect(consoleProblems).toEqual([]);
});
