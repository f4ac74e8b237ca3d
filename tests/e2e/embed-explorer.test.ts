import { expect, test } from "vitest";
import { useEmbedFixture } from "./embed-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";

const fixture = useEmbedFixture();

test("the salary explorer works on a partner's page with default-src 'none', in both themes", async () => {
  const tag = `<salary-explorer job="project-manager" place="ohio" theme="light"></salary-explorer>`;
  const { page, consoleMessages } = await fixture.visitStrictPage(`<main>${tag}</main>`, {
    viewport: { width: 390, height: 1000 },
  });
  const explorer = page.locator("salary-explorer");
  await explorer.getByText("Project Manager in Ohio", { exact: true }).waitFor();
  await explorer.getByLabel("State or region").selectOption("texas");
  await explorer.getByText("$109,250 to $161,000", { exact: true }).waitFor();
  await explorer.getByLabel("Experience").selectOption("8-12");
  await explorer.getByText("$110,000 to $140,000", { exact: true }).waitFor();
  const ask = explorer.getByRole("link", { name: "Ask for this role" });
  expect(await ask.getAttribute("href")).toBe(
    `${fixture.site.url}/?role=Project+Manager%2C+8-12+years&place=Texas#contact`,
  );
  expect(await ask.getAttribute("target")).toBe("_blank");
  expect(new URL(page.url()).search).toBe("");
  expect(await findViolations(page, WCAG)).toEqual([]);
  const readColor = () =>
    explorer.getByLabel("Experience").evaluate((field) => getComputedStyle(field).color);
  const lightColor = await readColor();
  await explorer.evaluate((host) => host.setAttribute("theme", "dark"));
  await expect.poll(readColor).not.toBe(lightColor);
  expect(await findViolations(page, WCAG)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(consoleMessages).toEqual([]);
});

test("the compact salary explorer on a partner's page lists pay in every region, and updates for another state", async () => {
  const { page, consoleMessages } = await fixture.embed(
    `<salary-explorer layout="compact" job="project-manager" place="ohio"></salary-explorer>`,
    { viewport: { width: 390, height: 1000 } },
  );
  const explorer = page.locator("salary-explorer");
  await explorer.getByText("Project Manager in Ohio", { exact: true }).waitFor();
  await explorer.locator(".pay-cells").getByText("West Coast").waitFor();
  await explorer.getByLabel("State or region").selectOption("texas");
  await explorer.getByText("$109,250 to $161,000", { exact: true }).waitFor();
  const links = explorer.getByRole("link");
  expect(await links.allInnerTexts()).toEqual([expect.stringContaining("Ask for this role")]);
  expect(await findViolations(page, WCAG)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(consoleMessages).toEqual([]);
});
