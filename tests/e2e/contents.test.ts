import { expect, test } from "vitest";
import { usePageStage } from "./page-stage.ts";

const stage = usePageStage();

test("an article's list of contents stays in view and marks the section that is being read", async () => {
  const { page } = await stage.open({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${stage.url}/insights/project-manager-hiring-guide`);
  const contents = page.locator("[data-contents]");
  const current = contents.locator("[aria-current]");
  await current.waitFor();
  expect(await current.innerText()).toContain("Define the job first");

  await page.locator("#red-flags").evaluate((heading) => heading.scrollIntoView());
  await page.waitForFunction(() =>
    document.querySelector("[data-contents] [aria-current]")?.textContent?.includes("Red flags"),
  );
  expect(await current.count()).toBe(1);
  const box = await contents.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(64);
});
