import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { useEmbedFixture } from "./embed-fixture.ts";

const fixture = useEmbedFixture();

const SCHEMES = ["light", "dark"] as const;

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

test.each(SCHEMES)(
  "forms and charts on pages stay visible with forced colors in a %s system theme",
  async (colorScheme) => {
    const { page } = await fixture.visit("", { colorScheme, forcedColors: "active" });
    for (const [path, tag] of [
      ["/locations/texas", "lead-form"],
      ["/resume", "resume-form"],
    ] as const) {
      await page.goto(fixture.site.url + path);
      const form = page.locator(`main ${tag}`);
      expect(await listInvisibleParts(form, form.locator(".notice")), path).toEqual([]);
    }
    for (const part of [".track line", ".track-middle", ".range-chart + p svg", ".range-chart + p span span"])
      expect(await isSeen(page.locator(part).first(), { visibility: "hidden" }), part).toBe(true);
    await page.goto(`${fixture.site.url}/landing-page`);
    expect(await isChoiceSeen(page.locator("main input[type=checkbox]").first())).toBe(true);
  },
);

test.each(SCHEMES)(
  "embedded forms stay visible with forced colors in a %s system theme",
  async (colorScheme) => {
    const body = `<lead-form urgency="true"></lead-form><resume-form></resume-form>${fixture.script()}`;
    const { page } = await fixture.visit(body, { colorScheme, forcedColors: "active" });
    for (const tag of ["lead-form", "resume-form"]) {
      const form = page.locator(tag);
      await form.locator("button[type=submit]").waitFor();
      expect(await listInvisibleParts(form, form.locator(".notice")), tag).toEqual([]);
    }
  },
);
