import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { findViolations, WCAG } from "./find-violations.ts";
import { hasFocus } from "./has-focus.ts";
import { markReady } from "./mark-ready.ts";
import { heldRequests } from "./hold-requests.ts";
import { usePageFixture } from "./page-fixture.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = usePageFixture();

async function calculator(page: Page, id: "offer" | "seat" | "turnover"): Promise<Locator> {
  const section = page.locator(`#${id}`);
  await section.getByRole("group").first().scrollIntoViewIfNeeded();
  await section.locator("[data-test-ready]").waitFor();
  return section;
}

/** Reads the query string in the page, since Playwright's `page.url()` lags behind. */
const search = (page: Page): Promise<string> => page.evaluate(() => location.search);

async function openTools(query = "", path = "/tools"): Promise<{ page: Page; consoleProblems: string[] }> {
  const { page, consoleProblems } = await fixture.visit(`${path}${query}`, {
    before: markReady,
    viewport: { width: 1280, height: 900 },
  });
  return { page, consoleProblems };
}

const resultOf = (section: Locator): Promise<string> =>
  section
    .getByRole("status")
    .locator("p")
    .first()
    .innerText()
    .then((text) => text.replace(/\s+/g, " "));

test("an offer is compared with the pay range for a role, state and experience, copied as CSV and as a link, and restored from the URL on reload and Back", async () => {
  const { page, consoleProblems } = await openTools();
  const offer = await calculator(page, "offer");
  await expect.poll(() => resultOf(offer)).toBe("$4,375 under the average");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await offer.getByRole("button", { name: "Copy as CSV" }).click();
  await offer.getByText("Table copied").waitFor();
  const csv = await page.evaluate(() => navigator.clipboard.readText());
  expect(csv.split("\r\n").slice(0, 2)).toEqual([
    "Takeoff,Quantity,Rate,Amount",
    'Low end,"$90,000",× 1.15,"$103,500"',
  ]);
  await offer.getByRole("combobox", { name: "State or region" }).selectOption("Ohio");
  await expect.poll(() => resultOf(offer)).toBe("$12,500 over the average");
  await offer.getByRole("spinbutton", { name: "Your offer" }).fill("112500");
  await expect.poll(() => resultOf(offer)).toBe("$112,500 at the average");
  expect(await search(page)).toBe("?place=ohio&offer=112500");
  await offer.getByRole("button", { name: "Copy link" }).click();
  await offer.getByText("Link copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${fixture.site.url}/tools?place=ohio&offer=112500#offer`,
  );

  // Only some roles have published experience bands.
  const years = offer.getByRole("combobox", { name: "Experience" });
  const rows = () => offer.locator("tbody").innerText();
  expect(await years.isDisabled()).toBe(true);
  await offer.getByRole("combobox", { name: "Role" }).selectOption("Project Manager");
  await years.selectOption({ index: 2 });
  await expect.poll(rows).toContain("national");
  await offer.getByRole("combobox", { name: "Role" }).selectOption("Superintendent");
  await expect.poll(rows).not.toContain("national");

  await page.reload();
  await expect.poll(async () => resultOf(await calculator(page, "offer"))).toBe("$112,500 at the average");
  await page.getByRole("link", { name: "How we figure pay" }).first().click();
  await page.waitForURL(/how-we-figure-pay/);
  await page.goBack();
  await expect.poll(async () => resultOf(await calculator(page, "offer"))).toBe("$112,500 at the average");
  expect(consoleProblems).toEqual([]);
});

test.runIf(isFullRun).each([
  ["", "without a figure in the URL"],
  ["?offer=200000", "with another figure in the URL"],
])("a figure that is being typed when the script loads is preserved on /tools%s, %s", async (query) => {
  const { hold, release } = heldRequests("**/widgets/hiring-calculator-*");
  const { page } = await fixture.visit(`/tools${query}`, {
    before: hold,
    viewport: { width: 1280, height: 900 },
  });
  const offer = page.locator("#offer");
  const field = offer.getByRole("spinbutton", { name: "Your offer" });
  await field.fill("11");
  release();
  await expect.poll(() => resultOf(offer)).toBe("$109,375 under the average");
  expect(await field.inputValue()).toBe("11");
  await field.pressSequentially("2500");
  await expect.poll(() => resultOf(offer)).toBe("$16,875 under the average");
  await field.blur();
  expect(await field.inputValue()).toBe("$112,500");
});

test("an offer for a role without published pay says so, links to a request for current offers, and passes axe", async () => {
  const { page } = await openTools("?place=alaska&people=500");
  const offer = await calculator(page, "offer");
  await expect.poll(() => resultOf(offer)).toBe("Not published");
  expect(await offer.locator("tbody tr").count()).toBe(1);
  expect(await offer.getByRole("link", { name: "Ask for current offers" }).getAttribute("href")).toBe(
    "/locations/alaska#request",
  );
  if (!isFullRun) return;
  for (const id of ["seat", "turnover"] as const) await calculator(page, id);
  expect(await findViolations(page, [...WCAG, "best-practice"])).toEqual([]);
});

test("an offer without published pay on a Spanish page links to the Spanish contact form with the location filled in", async () => {
  const { page } = await openTools("?place=new-mexico", "/es/calculadoras");
  const offer = await calculator(page, "offer");
  await offer.locator("a.btn").click();
  await page.waitForURL(/\/es\?place=.*#contact$/);
  const location = page.locator("contact-form [name=location]");
  await expect.poll(() => location.inputValue()).toBe("Nuevo México");
});

test.runIf(isFullRun).each([
  ["/tools", "?role=project-manager&years=8-12-years"],
  ["/es/calculadoras", "?role=project-manager&years=8-12"],
])("%s%s opens the offer calculator with the experience band in the URL", async (path, query) => {
  const { page } = await openTools(query, path);
  const offer = await calculator(page, "offer");
  await expect.poll(() => offer.locator("[name=years]").inputValue()).toBe("8-12");
  await expect.poll(() => offer.locator("tbody").innerText()).toContain("$140,000");
});

test("the inputs of the empty-seat and turnover calculators can be changed with the keyboard and the buttons, and are then marked as the visitor's", async () => {
  const { page } = await openTools();
  const seat = await calculator(page, "seat");
  await expect.poll(() => resultOf(seat)).toBe("$39,459 of work not done");
  const days = seat.getByRole("spinbutton", { name: "Working days the seat is empty" });
  await days.focus();
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => days.inputValue()).toBe("46");
  await expect.poll(() => resultOf(seat)).toBe("$39,977 of work not done");
  await page.keyboard.press("PageDown");
  await expect.poll(() => days.inputValue()).toBe("36");
  await seat.getByRole("button", { name: "More: Working days the seat is empty" }).click();
  await expect.poll(() => days.inputValue()).toBe("37");
  expect(await seat.locator("label", { hasText: "Working days the seat is empty" }).innerText()).toMatch(
    /yours$/,
  );
  expect(await search(page)).toBe("?empty=37");
  await seat.getByRole("button", { name: "Start over" }).press("Enter");
  await expect.poll(() => resultOf(seat)).toBe("$39,459 of work not done");
  // The focused button is removed, so focus moves to the inputs.
  expect(await hasFocus(seat.getByRole("group").first())).toBe(true);
  expect(await search(page)).toBe("");

  // At its limit, a button keeps the focus, for the other direction.
  const lowest = Number(await days.getAttribute("aria-valuemin"));
  await days.fill(String(lowest + 1));
  const less = seat.getByRole("button", { name: "Less: Working days the seat is empty" });
  await less.press("Enter");
  await expect.poll(() => less.getAttribute("aria-disabled")).toBe("true");
  await less.press("Enter");
  expect(await days.inputValue()).toBe(String(lowest));
  expect(await hasFocus(less)).toBe(true);
  await seat.getByRole("button", { name: "Start over" }).press("Enter");

  const turnover = await calculator(page, "turnover");
  await expect.poll(() => resultOf(turnover)).toBe("$450,000 to $750,000 a year");
  await turnover.getByRole("spinbutton", { name: "People in the company" }).fill("1,000");
  await expect.poll(() => resultOf(turnover)).toBe("$11,250,000 to $18,750,000 a year");
  await turnover.getByRole("spinbutton", { name: /^Turnover published/ }).fill("20");
  await expect.poll(() => resultOf(turnover)).toBe("$3,000,000 to $5,000,000 a year");
  expect(await search(page)).toBe("?people=1000&turnover=20");

  // Nobody can keep more people than would leave.
  const kept = turnover.locator("tbody tr").nth(2);
  expect(await kept.innerText()).toContain("People kept, 1,000 × 10%");
  await turnover.getByRole("spinbutton", { name: /^Turnover you can prevent/ }).fill("50");
  await expect.poll(() => kept.innerText()).toContain("People kept, all who would leave");
  expect(await kept.innerText()).toContain("200");
});

test.each([
  {
    path: "/tools",
    name: "Your offer",
    tooHigh: "This field takes $20,000 to $500,000. Figured with $500,000.",
    tooLow: "This field takes $20,000 to $500,000. Figured with $20,000.",
    reset: "Start over",
  },
  {
    path: "/es/calculadoras",
    name: "Su oferta",
    tooHigh: "Este campo acepta de $20,000 a $500,000. Se calculó con $500,000.",
    tooLow: "Este campo acepta de $20,000 a $500,000. Se calculó con $20,000.",
    reset: "Empezar de nuevo",
  },
])(
  "on $path a number out of range is described by the range and the number that counts",
  async ({ path, name, tooHigh, tooLow, reset }) => {
    const { page, consoleProblems } = await openTools("?current=9000000", path);
    const offer = await calculator(page, "offer");
    // A link's number too.
    expect(await offer.getByText(tooHigh, { exact: true }).count()).toBe(1);
    const field = offer.getByRole("spinbutton", { name });
    const readDescription = () =>
      field.evaluate((input) =>
        (input.getAttribute("aria-describedby") ?? "")
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent),
      );
    await field.fill("700000");
    await expect.poll(readDescription).toContain(tooHigh);
    await field.blur();
    expect(await field.inputValue()).toBe("$500,000");
    expect(await readDescription()).toContain(tooHigh);

    // The first digit of a number is not too low yet.
    await field.fill("1");
    await expect.poll(readDescription).not.toContain(tooHigh);
    expect(await readDescription()).not.toContain(tooLow);
    await field.blur();
    await expect.poll(readDescription).toContain(tooLow);
    await field.fill("125000");
    await expect.poll(readDescription).not.toContain(tooLow);

    await field.fill("1");
    await offer.getByRole("button", { name: reset }).click();
    await expect.poll(() => field.inputValue()).toBe("$125,000");
    expect(await readDescription()).not.toContain(tooLow);
    await expect.poll(() => offer.getByText(tooHigh, { exact: true }).count()).toBe(0);
    expect(consoleProblems).toEqual([]);
  },
);

test("without scripts each calculator is a worked example with its formula", async () => {
  const { page } = await fixture.visit("/tools", { javaScriptEnabled: false });
  for (const [id, formula] of [
    ["offer", "$129,375 − $125,000 = $4,375"],
    ["seat", "45 days × $517.50 + 125 days × $517.50 × 25% = $39,459"],
    ["turnover", "40 × 75% = 30. 30 × $15,000 to $25,000 = $450,000 to $750,000"],
  ]) {
    const section = page.locator(`#${id}`);
    expect(await section.getByRole("status").locator("p").last().innerText()).toBe(formula);
    expect(await section.locator("[data-without-script]").isVisible()).toBe(true);
    expect(await section.getByRole("button").count()).toBe(0);
  }
});
