import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { readContentFiles, MISSING_OAUTH_MESSAGE, openEditor } from "./open-editor.ts";
import { usePageFixture } from "./page-fixture.ts";

vi.setConfig({ testTimeout: 600_000 });

const fixture = usePageFixture();
const FILE = "content/es/_data/home.yaml";
const LEGAL = "legal/recruitment-fraud";
const NAME = "searches.rows.item1.name";

const nameOf = (text: string | undefined): string =>
  (parse(text ?? "") as { searches: { rows: { name: string }[] } }).searches.rows[1]?.name ?? "";

function changedLines(before = "", after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  expect(now.length).toBe(old.length);
  return now.filter((line, index) => line !== old[index]);
}

test("a translated text is edited below its English text, and saving it changes only that line", async () => {
  const { page } = await fixture.open({ viewport: { width: 1440, height: 900 } });
  const editor = await openEditor(page, fixture.url);
  const before = readContentFiles();
  await editor.open("es/home");
  const name = await editor.scrollToField(NAME);
  expect(await name.innerText()).toContain(nameOf(before["content/_data/home.yaml"]));
  await name.getByRole("textbox").fill("Gerentes de obra");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => editor.read(FILE)).toContain("Gerentes de obra");

  expect(changedLines(before[FILE], await editor.read(FILE))).toEqual(["    - name: Gerentes de obra"]);
  for (const file of Object.keys(before).filter((one) => one !== FILE))
    expect(await editor.read(file), file).toBe(before[file]);
});

test("a translated text whose placeholders differ from its English text is not saved", async () => {
  const { page } = await fixture.open();
  const editor = await openEditor(page, fixture.url);
  await editor.open("es/home");
  const name = await editor.scrollToField(NAME);
  await name.getByRole("textbox").fill("Candidatos en {{claims.delivery}}");
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await dialog
    .getByText(
      /^Specialized searches, Rows 2, Search: found \{\{claims\.delivery\}\}, expected no placeholder, as in content\/_data\/home\.yaml:\d+\.$/,
    )
    .waitFor();
  expect(await editor.read(FILE)).toBe(readContentFiles()[FILE]);
});

test("a translated legal page is edited beside its English text, and differing placeholders are listed while typing", async () => {
  const { page, consoleProblems } = await fixture.open({ viewport: { width: 1440, height: 900 } });
  const editor = await openEditor(page, fixture.url);
  const before = readContentFiles();
  await editor.open(`es-${LEGAL}`);
  const englishPreview = page.frameLocator("iframe.preview");
  const [, body = ""] = /^---\n.*?\n---\n\n(.*)\n$/s.exec(before[`content/${LEGAL}.md`] ?? "") ?? [];
  expect(await englishPreview.getByRole("definition").last().textContent()).toBe(body);
  expect(await englishPreview.getByRole("status").count()).toBe(0);

  const lead = (await editor.scrollToField("lead")).getByRole("textbox");
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await lead.fill("Llame al {{agency.phone}}.");
  await englishPreview
    .getByRole("status")
    .getByText("found {{agency.phone}}, expected no placeholder")
    .waitFor();
  await lead.fill("Escriba a {{agency.emial}}.");
  await page.getByRole("button", { name: "Save" }).click();
  await dialog
    .getByText(/^Sentence below the heading: found "agency\.emial", .*did you mean "agency\.email"/)
    .waitFor();
  expect(await editor.read(`content/es/${LEGAL}.md`)).toBe(before[`content/es/${LEGAL}.md`]);

  await dialog.getByRole("button", { name: "OK" }).click();
  await lead.fill("Nunca pedimos dinero.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => editor.read(`content/es/${LEGAL}.md`)).toContain("Nunca pedimos dinero.");
  const written = await editor.read(`content/es/${LEGAL}.md`);
  expect(changedLines(before[`content/es/${LEGAL}.md`], written)).toEqual(["lead: Nunca pedimos dinero."]);
  expect(consoleProblems.filter((text) => !text.startsWith(MISSING_OAUTH_MESSAGE))).toEqual([]);
});
