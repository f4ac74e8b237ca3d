import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { useEmbedFixture } from "./embed-fixture.ts";

const fixture = useEmbedFixture();

async function isSeen(element: Locator, hidingStyles: Record<string, string>): Promise<boolean> {
  const picture = (): Promise<Buffer> => element.locator("xpath=..").screenshot({ animations: "disabled" });
  const before = await picture();
  await element.evaluate((target: HTMLElement, style) => Object.assign(target.style, style), hidingStyles);
  const after = await picture();
  await element.evaluate((target) => target.removeAttribute("style"));
  return !before.equals(after);
}

async function isChoiceSeen(choice: Locator): Promise<boolean> {
  const takePicture = async (isChecked: boolean): Promise<Buffer> => {
    await choice.evaluate((input: HTMLInputElement, checked) => {
      input.checked = checked;
    }, isChecked);
    return choice.screenshot();
  };
  return !(await takePicture(true)).equals(await takePicture(false));
}

async function listInvisibleParts(form: Locator, notice: Locator): Promise<string[]> {
  await form.locator("button[type=submit]").click();
  await notice.waitFor();
  const invisibleParts: string[] = [];
  if (!(await isSeen(notice.locator("> .icon"), { visibility: "hidden" })))
    invisibleParts.push("notice's icon");
  if (!(await isSeen(notice, { outline: "0" }))) invisibleParts.push("notice's edge");
  await notice.locator("button").click();
  // Fields of one kind share their styles, so check only the first.
  for (const type of ["radio", "checkbox"]) {
    const choices = form.locator(`input[type=${type}]`);
    if ((await choices.count()) > 0 && !(await isChoiceSeen(choices.first()))) invisibleParts.push(type);
  }
  const selects = form.locator("select");
  if ((await selects.count()) > 0 && !(await isSeen(selects.first(), { appearance: "none" })))
    invisibleParts.push("arrow");
  return invisibleParts;
}

test.each(["light", "dark"] as const)(
  "forms and charts on pages, and embedded forms, stay visible with forced colors in a %s system theme",
  async (colorScheme) => {
    const body = `<lead-form urgency="true"></lead-form><resume-form></resume-form>${fixture.script()}`;
    const { page } = await fixture.visit(body, { colorScheme, forcedColors: "active" });
    const expectVisibleForm = async (selector: string): Promise<void> => {
      const form = page.locator(selector);
      await form.locator("button[type=submit]").waitFor();
      expect(await listInvisibleParts(form, form.locator(".notice")), selector).toEqual([]);
    };
    await expectVisibleForm("lead-form");
    await expectVisibleForm("resume-form");
    await page.goto(`${fixture.site.url}/locations/texas`);
    await expectVisibleForm("main lead-form");
    await page.goto(`${fixture.site.url}/resume`);
    await expectVisibleForm("main resume-form");
    for (const part of [".track line", ".track-middle", ".range-chart + p svg", ".range-chart + p span span"])
      expect(await isSeen(page.locator(part).first(), { visibility: "hidden" }), part).toBe(true);
    await page.goto(`${fixture.site.url}/landing-page`);
    expect(await isChoiceSeen(page.locator("main input[type=checkbox]").first())).toBe(true);
  },
);
