import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test, vi } from "vitest";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { cmsCollections } from "../../build/editor/collections.ts";
import { copyContent } from "../unit/site/model/content-copy.ts";
import { MISSING_OAUTH_MESSAGE, openEditor, readContentFiles } from "./open-editor.ts";
import { usePageFixture } from "./page-fixture.ts";
import { isFullRun } from "../is-full-run.ts";

vi.setConfig({ testTimeout: 600_000 });

const fixture = usePageFixture();
const [ARTICLE] = loadSite(".").articles;
const ARTICLE_SLUG = ARTICLE?.slug ?? "";
/** Slug of an article that contains both code blocks and a form. */
const FORM_ARTICLE_SLUG =
  Object.entries(readContentFiles())
    .find(([, text]) => /^```\w/m.test(text) && /^<(?:insight-)?lead-form/m.test(text))?.[0]
    .replace(/^.*\/|\.md$/g, "") ?? "";
const FILE = `content/insights/${ARTICLE_SLUG}.md`;

async function uploadPicture(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Upload New Assets" }).first().click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose Files" }).click();
  await (await chooser).setFiles("docs/home.png");
  await page.getByRole("alertdialog").getByRole("button", { name: "Upload" }).click();
}

test("changing an article's title and description in the editor changes nothing else in the file", async () => {
  const { page } = await fixture.open();
  const editor = await openEditor(page, fixture.url);
  await page.getByRole("gridcell", { name: ARTICLE?.title ?? "", exact: true }).click();
  const title = "Hiring civil engineers: licenses, pay & fit";
  const description =
    "What a license tells you about a civil engineer, which specialty your job needs, what to pay, and how public agencies keep people.";
  await page.getByRole("textbox", { name: "Heading" }).first().fill(title);
  await page.getByRole("textbox", { name: "Description" }).fill(description);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => editor.read(FILE)).toContain(title);

  const before = readContentFiles();
  const savedText = await editor.read(FILE);
  const expected = (before[FILE] ?? "")
    .replace(/^title: .*$/m, `title: "${title}"`)
    .replace(/^description: .*$/m, `description: ${description}`);
  expect(savedText).toBe(expected);
  for (const file of Object.keys(before).filter((one) => one !== FILE))
    expect(await editor.read(file), file).toBe(before[file]);

  const copy = copyContent({ isPlain: true });
  copy.write(`insights/${ARTICLE_SLUG}.md`, savedText);
  expect(copy.mistakes()).toEqual([]);
  const now = copy.load();
  const was = loadSite(".");
  const articles = was.articles.map((one) =>
    one.slug === ARTICLE_SLUG ? { ...one, title, description, digest: expect.any(String) as string } : one,
  );
  expect(now).toEqual({ ...was, articles });
});

test.runIf(isFullRun)(
  "a mistake that only the content check finds is shown with the check's message, and nothing is saved",
  async () => {
    const { page } = await fixture.open();
    const editor = await openEditor(page, fixture.url);
    await editor.open(`insights/${ARTICLE_SLUG}`);
    const body = await editor.scrollToField("body");
    expect(await body.innerText()).toContain("A form is its tag, such as <lead-form>.");
    await body.getByRole("textbox").click();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("Candidates in {{claims.delivry}}. ");
    await page.getByRole("button", { name: "Save" }).click();
    const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await dialog.getByText('did you mean "claims.delivery"').waitFor();
    const dialogText = await dialog.innerText();
    expect(dialogText).toContain("Nothing was saved. Fix the mistakes below");
    expect(dialogText).not.toContain("later");
    expect(await editor.read(FILE)).toBe(readContentFiles()[FILE]);
  },
);

test.runIf(isFullRun)(
  "an article saved without a sheet number or date gets the next number and today's date",
  async () => {
    const { page } = await fixture.open();
    const editor = await openEditor(page, fixture.url);
    await editor.open(`insights/${ARTICLE_SLUG}`);
    for (const key of ["sheet", "modified"])
      await (await editor.scrollToField(key)).locator("input").first().fill("");
    await page.getByRole("button", { name: "Save" }).click();
    const next = Math.max(...loadSite(".").articles.map(({ sheet }) => sheet)) + 1;
    await expect.poll(() => editor.read(FILE)).toMatch(new RegExp(`^sheet: ${next}$`, "m"));
    const today = await page.evaluate(() => new Intl.DateTimeFormat("en-CA").format(new Date()));
    const savedText = await editor.read(FILE);
    const expected = (readContentFiles()[FILE] ?? "")
      .replace(/^sheet: .*$/m, `sheet: ${next}`)
      .replace(/^modified: .*$/m, `modified: ${today}`);
    expect(savedText).toBe(expected);
  },
);

test.runIf(isFullRun)("unsaved text can be restored after Escape closes the editor", async () => {
  const { page } = await fixture.open();
  await openEditor(page, fixture.url);
  const create = page.getByRole("button", { name: "Create New Entry" });
  const heading = page.getByRole("textbox", { name: "Heading" }).first();
  await create.click();
  await heading.click();
  await page.keyboard.type("Unsaved words");
  // The editor stores a draft once typing pauses.
  const countDrafts = (): Promise<number> =>
    page.evaluate(async () => {
      const [{ name = "" } = {}] = await indexedDB.databases();
      return new Promise((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains("draft-backups")) return resolve(0);
          const countRequest = database.transaction("draft-backups").objectStore("draft-backups").count();
          countRequest.onsuccess = () => resolve(countRequest.result);
          database.close();
        };
      });
    });
  await expect.poll(countDrafts).toBe(1);
  await page.keyboard.press("Escape");
  await create.click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect.poll(() => heading.inputValue()).toBe("Unsaved words");
});

test.runIf(isFullRun)(
  "the editor's preview matches the article's page, updates as the article changes, and reports mistakes",
  async () => {
    const { page, consoleProblems } = await fixture.open({ viewport: { width: 1600, height: 900 } });
    const editor = await openEditor(page, fixture.url);
    await editor.open(`insights/${FORM_ARTICLE_SLUG}`);
    const preview = page.frameLocator("iframe.preview");
    const article = preview.locator("article");
    await article.waitFor();
    const publicPage = await fixture.open();
    await publicPage.page.goto(`${fixture.url}/insights/${FORM_ARTICLE_SLUG}`);
    const publishedArticle = publicPage.page.locator("article").first();
    expect(await article.textContent()).toBe(await publishedArticle.textContent());
    for (const part of ["svg", "form", "table", "figure", "h2"])
      expect(await article.locator(part).count(), part).toBe(await publishedArticle.locator(part).count());
    expect(await article.locator("form").count()).toBeGreaterThan(0);
    const colors = await preview
      .locator("button[type=submit]")
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(colors).not.toBe("rgba(0, 0, 0, 0)");

    await page.getByRole("textbox", { name: "Heading" }).first().fill("Another heading");
    await preview.getByRole("heading", { level: 1, name: "Another heading" }).waitFor();
    await page.getByRole("textbox", { name: "Heading" }).first().fill("");
    await preview
      .getByRole("status")
      .getByText(/^Heading: found/)
      .waitFor();
    expect(await preview.getByRole("heading", { level: 1 }).innerText()).toBe("Another heading");
    expect(consoleProblems.filter((text) => !text.startsWith(MISSING_OAUTH_MESSAGE))).toEqual([]);
  },
);

test.runIf(isFullRun)(
  "the editor's preview shows an uploaded picture before the site is rebuilt",
  async () => {
    const { page, consoleProblems } = await fixture.open({ viewport: { width: 1600, height: 900 } });
    const editor = await openEditor(page, fixture.url);
    await page.goto(`${fixture.url}/admin#/assets`);
    await uploadPicture(page);
    await expect.poll(() => editor.read("site/public/home.png").catch(() => "")).not.toBe("");

    await editor.open(`insights/${ARTICLE_SLUG}`);
    const body = await editor.scrollToField("body");
    await body.getByRole("textbox").click();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.insertText("![A home page](/home.png)\n\n");
    const picture = page.frameLocator("iframe.preview").getByRole("img", { name: "A home page" });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(consoleProblems.filter((text) => !text.startsWith(MISSING_OAUTH_MESSAGE))).toEqual([]);
  },
);

test("a new article with blocks, a table, a picture and a form can be written entirely in the editor", async () => {
  const { page } = await fixture.open({ viewport: { width: 1600, height: 900 } });
  const editor = await openEditor(page, fixture.url);
  await page.getByRole("radio", { name: "Assets" }).click();
  await uploadPicture(page);
  const picture = readFileSync("docs/home.png", "utf8");
  await expect.poll(() => editor.read("site/public/home.png").catch(() => "")).toBe(picture);

  await page.goto(`${fixture.url}/admin#/collections/insights`);
  await page.getByRole("button", { name: "Create New Entry" }).click();
  await page.getByRole("textbox", { name: "Heading" }).first().fill("Replace a crane operator");
  const description =
    "Where to find a crane operator for a job that is running, what to ask first, and which papers to see on day one.";
  await page.getByRole("textbox", { name: "Description" }).fill(description);
  await page.getByRole("textbox", { name: /article's card/ }).fill("Find an operator for a running job.");
  await (await editor.scrollToField("category")).getByText("Hiring Guides").click();
  const choose = async (key: string, name: string): Promise<void> => {
    await (await editor.scrollToField(key)).getByRole("combobox").click();
    await page.getByRole("option", { name, exact: true }).click();
  };
  await choose("tags", "Skilled Trades");
  for (const { title } of loadSite(".").articles.slice(0, 3)) await choose("related", title);
  await choose("drawing", "Crane");
  await (await editor.scrollToField("body")).getByRole("textbox").click();
  await page.keyboard.insertText(`When the operator leaves, the lift waits.

## Signs

\`\`\`red-flags
- { flag: No card, why: Ask for the card before the first lift. }
\`\`\`

\`\`\`key-figures
- { figure: Two, label: people who must see the card }
\`\`\`

| Paper | Who signs |
| ----- | --------- |
| Card  | The operator |

![A page with a crane](/home.png)

<lead-form context="general"></lead-form>
`);
  const preview = page.frameLocator("iframe.preview").locator("article");
  for (const part of ["table", "form", "text=Ask for the card", 'img[alt="A page with a crane"]'])
    await preview.locator(part).first().waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  const file = "insights/replace-a-crane-operator.md";
  await expect.poll(() => editor.read(`content/${file}`).catch(() => "")).toContain("red-flags");
  const copy = copyContent({ isPlain: true });
  cpSync("docs/home.png", join(copy.root, "site/public/home.png"));
  copy.write(file, await editor.read(`content/${file}`));
  expect(copy.mistakes()).toEqual([]);
});

test.runIf(isFullRun)(
  "every type of content file opens with its own editor fields, without errors or requests to other servers",
  async () => {
    const { page, consoleProblems } = await fixture.open();
    const requestedUrls: string[] = [];
    page.on("request", (request) => requestedUrls.push(request.url()));
    const editor = await openEditor(page, fixture.url);
    const examples: Record<string, string> = {
      insights: ARTICLE_SLUG,
      states: "ohio",
      legal: "privacy-policy",
      "es-legal": "privacy-policy",
    };
    const entries = cmsCollections(".").flatMap((collection) => {
      const forms =
        "files" in collection ? collection.files : [{ ...collection, name: examples[collection.name] }];
      return forms.map(({ name, fields }) => ({ path: `${collection.name}/${name}`, fields }));
    });
    expect(entries.length).toBeGreaterThan(20);
    for (const { path, fields } of entries) {
      await editor.open(path);
      for (const { name } of [...fields.slice(0, 1), ...fields.slice(-1)]) await editor.scrollToField(name);
      expect(await page.getByRole("button", { name: "Save" }).isEnabled(), path).toBe(false);
    }
    expect(consoleProblems.filter((text) => !text.startsWith(MISSING_OAUTH_MESSAGE))).toEqual([]);
    const foreign = requestedUrls.filter(
      (address) => !/^(data|blob):/.test(address) && !address.startsWith(fixture.url),
    );
    expect(foreign).toEqual([]);
  },
);

test("the editor is not indexed, offers no sign-in without a repository, and explains on a published site what is missing", async () => {
  const { page } = await fixture.open();
  await page.goto(`${fixture.url}/admin`);
  await page.getByRole("button", { name: "Work with Local Repository" }).waitFor();
  await expect(page.getByRole("button", { name: /sign in/i }).count()).resolves.toBe(0);
  expect(await page.locator('meta[name="robots"]').first().getAttribute("content")).toBe("noindex");

  const publishedUrl = "https://www.example.com";
  await page.route(`${publishedUrl}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: fixture.url + pathname + search }) });
  });
  await page.goto(`${publishedUrl}/admin`);
  await page.getByText("Build it with CMS_REPOSITORY").waitFor();
});
