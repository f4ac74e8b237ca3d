import { expect, test } from "vitest";
import { useEmbedFixture } from "./embed-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { readStyle } from "./read-style.ts";

const fixture = useEmbedFixture();

test("the salary explorer and its compact layout work on a partner's page with default-src 'none', in both themes", async () => {
  const attributes = 'job="project-manager" place="ohio" theme="light"';
  const { page, consoleMessages } = await fixture.visitStrictPage(
    `<main><salary-explorer id="full" ${attributes}></salary-explorer><salary-explorer id="compact" layout="compact" ${attributes}></salary-explorer></main>`,
    { viewport: { width: 390, height: 1000 } },
  );
  const explorers = page.locator("salary-explorer");
  const [full, compact] = [page.locator("#full"), page.locator("#compact")];
  for (const explorer of [full, compact]) {
    await explorer.getByText("Project Manager, Ohio", { exact: true }).waitFor();
    await explorer.getByLabel("State or region").selectOption("texas");
    await explorer.getByText("$109,250 to $161,000", { exact: true }).waitFor();
  }
  await compact.locator(".pay-cells").getByText("West Coast").waitFor();
  const ask = expect.stringContaining("Ask for this role") as string;
  expect(await compact.getByRole("link").allInnerTexts()).toEqual([ask]);
  await full.getByLabel("Experience").selectOption("8-12");
  await full.getByText("$110,000 to $140,000", { exact: true }).waitFor();
  const askLink = full.getByRole("link", { name: "Ask for this role" });
  expect(await askLink.getAttribute("href")).toBe(
    `${fixture.site.url}/?role=Project+Manager%2C+8-12+years&place=Texas#contact`,
  );
  expect(await askLink.getAttribute("target")).toBe("_blank");
  expect(new URL(page.url()).search).toBe("");
  expect(await findViolations(page, WCAG)).toEqual([]);
  const experience = full.getByLabel("Experience");
  const lightColor = await readStyle(experience, "color");
  await explorers.evaluateAll((hosts) => hosts.forEach((host) => host.setAttribute("theme", "dark")));
  await expect.poll(() => readStyle(experience, "color")).not.toBe(lightColor);
  expect(await findViolations(page, WCAG)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(consoleMessages).toEqual([]);
});
