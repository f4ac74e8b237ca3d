import { expect, test } from "vitest";
import { renderSample } from "../../server/jobs/mail/preview/mail-preview.tsx";
import { SAMPLE_EMAILS } from "../../server/jobs/mail/preview/sample-emails.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { usePageFixture } from "./page-fixture.ts";

const fixture = usePageFixture();

test("every email fits windows of every size, and has no axe violations in light and dark themes", async () => {
  const { page, consoleProblems } = await fixture.open({ colorScheme: "light" });
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(request.url()));
  for (const name of Object.keys(SAMPLE_EMAILS)) {
    const mail = await renderSample(name, process.cwd(), {}, "https://www.ridgebeam.example");
    await page.setContent(mail?.html ?? "");
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ name, width, overflow }).toEqual({ name, width, overflow: 0 });
    }
    expect(await findViolations(page, [...WCAG, "best-practice"]), name).toEqual([]);
    // The themes differ only in their colors.
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findViolations(page, ["color-contrast", "link-in-text-block"]), name).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    expect({ name, requestedUrls, consoleProblems }).toEqual({
      name,
      requestedUrls: [],
      consoleProblems: [],
    });
  }
});
