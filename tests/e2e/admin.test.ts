import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { parse } from "yaml";
import type { Field } from "@sveltia/cms";
import { shippedSite as site } from "../shipped-content.ts";
import { toDay } from "../../model/format-day.ts";
import { cmsCollections } from "../../build/editor/cms-config.ts";
import { closePages, getSharedBrowser, openPage } from "../browser/open-browser.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { copyProject } from "../copy-project.ts";
import { toPlainText } from "../dist/to-plain-text.ts";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { copyContent } from "../unit/model/content-copy.ts";
import { openEditor, readContentFiles, type Editor } from "./open-editor.ts";
import { readStyle } from "./read-style.ts";
import { isFullRun } from "../is-full-run.ts";

vi.setConfig({ testTimeout: 600_000 });

const { url } = inject("sharedSite");
/** Slug of an article that contains both code blocks and a form. */
const FORM_ARTICLE_SLUG =
  Object.entries(readContentFiles())
    .find(([, text]) => /^```\w/m.test(text) && /^<(?:insight-)?lead-form/m.test(text))?.[0]
    .replace(/^.*\/|\.md$/g, "") ?? "";
const ARTICLE = site.articles.find(({ slug }) => slug !== FORM_ARTICLE_SLUG);
const ARTICLE_SLUG = ARTICLE?.slug ?? "";
const FILE = `content/insights/${ARTICLE_SLUG}.md`;
const HOME = "content/es/_data/home.yaml";
const LEGAL = "legal/recruitment-fraud";

/** Harmless console message: a local folder needs no sign-in. */
const MISSING_OAUTH_MESSAGE = "OAuth application ID is not defined";

let browser: Browser;
beforeAll(async () => {
  browser = await getSharedBrowser();
});

describe("in the editor", () => {
  let editor: Editor;
  let page: Page;
  let consoleProblems: string[];
  const requestedUrls: string[] = [];
  const preview = () => page.frameLocator("iframe.preview");
  const save = () => page.getByRole("button", { name: "Save" }).click();
  const dialog = () => page.getByRole("alertdialog").or(page.getByRole("dialog"));

  beforeAll(async () => {
    ({ page, consoleProblems } = await openPage(browser, {
      viewport: { width: 1600, height: 900 },
      // Where it is nearly always another day than at the agency.
      timezoneId: "Pacific/Kiritimati",
    }));
    page.on("request", (request) => requestedUrls.push(request.url()));
    editor = await openEditor(page, url);
  });
  afterEach(() => {
    expect(consoleProblems.filter((text) => !text.startsWith(MISSING_OAUTH_MESSAGE))).toEqual([]);
    const isForeign = (address: string) => !/^(data|blob):/.test(address) && !address.startsWith(url);
    expect(requestedUrls.filter(isForeign)).toEqual([]);
  });
  afterAll(() => closePages(browser));

  it("changing an article's title and description changes nothing else in any file", async () => {
    const before = await editor.readContent();
    await page.getByRole("gridcell", { name: ARTICLE?.title ?? "", exact: true }).click();
    const title = "Hiring civil engineers: licenses, pay & fit";
    const description =
      "What a license tells you about a civil engineer, which specialty your job needs, what to pay, and how public agencies keep people.";
    await page.getByRole("textbox", { name: "Heading" }).first().fill(title);
    await page.getByRole("textbox", { name: "Description" }).fill(description);
    await save();
    await expect.poll(() => editor.read(FILE)).toContain(title);

    const savedText = await editor.read(FILE);
    const expected = (before[FILE] ?? "")
      .replace(/^title: .*$/m, `title: "${title}"`)
      .replace(/^description: .*$/m, `description: ${description}`);
    expect(await editor.readContent()).toEqual({ ...before, [FILE]: expected });

    const copy = copyContent({ isPlain: true });
    copy.write(`insights/${ARTICLE_SLUG}.md`, savedText);
    const articles = site.articles.map((one) =>
      one.slug === ARTICLE_SLUG ? { ...one, title, description, digest: expect.any(String) as string } : one,
    );
    expect(copy.load()).toEqual({ ...site, articles });
  });

  it.runIf(isFullRun)(
    "a new article with blocks, a table, a picture and a form can be written, even if Escape closes it",
    async () => {
      await page.goto(`${url}/admin#/assets`);
      await page.getByRole("button", { name: "Upload New Assets" }).first().click();
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Choose Files" }).click();
      await (await chooser).setFiles("docs/home.png");
      await page.getByRole("alertdialog").getByRole("button", { name: "Upload" }).click();
      const picture = readFileSync("docs/home.png", "utf8");
      await expect.poll(() => editor.read("site/public/home.png").catch(() => "")).toBe(picture);

      await page.goto(`${url}/admin#/collections/insights`);
      const create = page.getByRole("button", { name: "Create New Entry" });
      const heading = page.getByRole("textbox", { name: "Heading" }).first();
      const title = "Replace a crane operator";
      await create.click();
      await heading.click();
      await page.keyboard.type(title);
      // The editor stores a draft once typing pauses.
      await expect.poll(() => readDrafts(page)).toContain(title);
      await page.keyboard.press("Escape");
      await create.click();
      await page.getByRole("button", { name: "Restore" }).click();
      await expect.poll(() => heading.inputValue()).toBe(title);

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
      for (const { slug } of site.articles.slice(0, 3)) {
        const [, relatedTitle = ""] =
          /^title: "?(.*?)"?$/m.exec(await editor.read(`content/insights/${slug}.md`)) ?? [];
        await choose("related", relatedTitle);
      }
      await choose("picture", "Crane");
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
      const article = preview().locator("article");
      for (const part of ["table", "form", "text=Ask for the card"])
        await article.locator(part).first().waitFor();
      // The preview shows the uploaded picture, although the site was built without it.
      const image = article.getByRole("img", { name: "A page with a crane" });
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
      await save();
      const file = "insights/replace-a-crane-operator.md";
      await expect.poll(() => editor.read(`content/${file}`).catch(() => "")).toContain("red-flags");
      const copy = copyContent({ isPlain: true });
      cpSync("docs/home.png", join(copy.root, "site/public/home.png"));
      copy.write(file, await editor.read(`content/${file}`));
      expect(copy.mistakes()).toEqual([]);
    },
  );

  const OPENING = "content/jobs/crane-operator-hospital-tower.md";

  it.runIf(isFullRun)(
    "a new opening is written with its required fields alone, once its pay has the right unit",
    async () => {
      await page.goto(`${url}/admin#/collections/jobs`);
      await page.getByRole("button", { name: "Create New Entry" }).click();
      const field = (key: string) => editor.scrollToField(key);
      const type = async (key: string, text: string): Promise<void> =>
        (await field(key)).locator("input, textarea").first().fill(text);
      const choose = async (key: string, name: string): Promise<void> => {
        const found = await field(key);
        const list = found.getByRole("combobox");
        if ((await list.count()) === 0) return found.getByText(name, { exact: true }).click();
        await list.click();
        await page.getByRole("option", { name, exact: true }).click();
      };
      await type("title", "Crane operator, hospital tower");
      await type(
        "description",
        "Run a 300-ton crawler crane on the frame of a hospital tower in Toledo, Ohio, on days, with two riggers and a full lift plan.",
      );
      await choose("trade", "Equipment");
      await choose("industry", "Commercial");
      await type("employer", "An Ohio general contractor, 300 people");
      await type("city", "Toledo");
      await choose("state", "Ohio");
      await choose("type", "Full time");
      await type("pay.low", "81000");
      await type("pay.high", "96000");
      await choose("pay.per", "Hour");
      await type("otherPay", "Time and a half after 40 hours");
      await type("benefits", "Health plan after 30 days, 401(k) with a match, paid time off");
      await type("project", "A hospital tower of nine floors; the foundations are in");
      await type("duties", "Lifts of steel and precast, the daily crane check and its records");
      await type("requirements", "Four years on crawler cranes, and a lift log that you can show");
      await type("closes", "ongoing");
      const mistake = /^Pay, Low, in dollars: found 81000, .*if it is pay for a year, set `per` to year/m;
      await preview().getByRole("status").getByText(mistake).waitFor();
      await save();
      await dialog().waitFor();
      await expect.poll(() => dialog().innerText()).toMatch(mistake);
      await dialog().getByRole("button", { name: "OK" }).click();
      await choose("pay.per", "Year");
      await save();
      await expect.poll(() => editor.read(OPENING).catch(() => "")).toContain("per: year");
      const saved = await editor.read(OPENING);
      expect(saved).toMatch(/^requisition: J-\d{4,}\n[^]*^published: \d{4}-\d\d-\d\d$/m);
      const copy = copyContent({ isPlain: true });
      copy.write(OPENING.replace("content/", ""), saved);
      expect(copy.mistakes()).toEqual([]);
    },
  );

  it.runIf(isFullRun)("the new opening is built with its page and its structured data", async () => {
    const { root } = copyProject(join(temporaryFolder(), "project"));
    writeFileSync(join(root, OPENING), await editor.read(OPENING));
    const env = cleanEnvironment({ DATA_DIR: join(root, ".data") });
    const args = [...NODE_ARGUMENTS, "build/build.ts", "--without-social-images"];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
    expect(status, stderr).toBe(0);
    const html = readFileSync(join(root, OPENING.replace(/^content\/(.*)\.md$/, "dist/$1.html")), "utf8");
    expect(html).toContain('"@type":"JobPosting"');
    expect(toPlainText(html)).toMatch(/\$81,000 to \$96,000[^]*Toledo, Ohio/);
    expect(readFileSync(join(root, "dist/jobs.html"), "utf8")).toContain("Crane operator, hospital tower");
  });

  it.runIf(isFullRun)(
    "an article's preview is styled and shows changes and mistakes, and an article with mistakes is not saved",
    async () => {
      const before = await editor.readContent();
      await editor.open(`insights/${FORM_ARTICLE_SLUG}`);
      const article = preview().locator("article");
      await article.waitFor();
      expect(await article.locator("form").count()).toBeGreaterThan(0);
      const button = preview().locator("button[type=submit]").first();
      expect(await readStyle(button, "background-color")).not.toBe("rgba(0, 0, 0, 0)");

      const heading = page.getByRole("textbox", { name: "Heading" }).first();
      const previewHeading = preview().getByRole("heading", { level: 1 });
      await heading.fill("Another heading");
      await previewHeading.and(preview().getByText("Another heading")).waitFor();
      await heading.fill("");
      await preview()
        .getByRole("status")
        .getByText(/^Heading: found/)
        .waitFor();
      expect(await previewHeading.innerText()).toBe("Another heading");
      await heading.fill("Another heading");

      const body = await editor.scrollToField("body");
      expect(await body.innerText()).toContain("A form is its tag, such as <lead-form>.");
      await body.getByRole("textbox").click();
      await page.keyboard.press("ControlOrMeta+Home");
      await page.keyboard.insertText("Candidates in {{claims.delivry}}. ");
      await save();
      await dialog().getByText('did you mean "claims.delivery"').waitFor();
      const dialogText = await dialog().innerText();
      expect(dialogText).toContain("Nothing was saved. Fix the mistakes below");
      expect(dialogText).not.toContain("later");
      await dialog().getByRole("button", { name: "OK" }).click();
      expect(await editor.readContent()).toEqual(before);
    },
  );

  it.runIf(isFullRun)(
    "an article saved without a sheet number or date gets the next number and today's date",
    async () => {
      const before = await editor.readContent();
      await editor.open(`insights/${ARTICLE_SLUG}`);
      for (const key of ["sheet", "modified"])
        await (await editor.scrollToField(key)).locator("input").first().fill("");
      await save();
      const sheets = Object.entries(before).flatMap(([file, text]) =>
        file.startsWith("content/insights/") ? Number(/^sheet: (\d+)$/m.exec(text)?.[1] ?? 0) : [],
      );
      const next = Math.max(...sheets) + 1;
      await expect.poll(() => editor.read(FILE)).toMatch(new RegExp(`^sheet: ${next}$`, "m"));
      const today = toDay(new Date(), site.agency.timeZone);
      const expected = (before[FILE] ?? "")
        .replace(/^sheet: .*$/m, `sheet: ${next}`)
        .replace(/^modified: .*$/m, `modified: ${today}`);
      expect(await editor.read(FILE)).toBe(expected);
    },
  );

  it.runIf(isFullRun)("every collection and every kind of editor field opens without changes", async () => {
    const examples: Record<string, string> = {
      insights: ARTICLE_SLUG,
      jobs: "electrician-substation",
      states: "ohio",
      legal: "privacy-policy",
      "es-legal": "privacy-policy",
    };
    const seen = new Set<string>();
    // Sveltia CMS asks whether an entry's page exists, and a draft has none.
    await page.route(`${url}/jobs/*`, (route) => route.fulfill({ body: "" }));
    for (const collection of cmsCollections(".")) {
      const forms =
        "files" in collection ? collection.files : [{ ...collection, name: examples[collection.name] }];
      for (const { name, fields } of forms) {
        const kinds = [collection.name, ...fields.flatMap(listFieldKinds)].filter((kind) => !seen.has(kind));
        if (kinds.length === 0) continue;
        for (const kind of kinds) seen.add(kind);
        await editor.open(`${collection.name}/${name}`);
        for (const field of [...fields.slice(0, 1), ...fields.slice(-1)])
          await editor.scrollToField(field.name);
        expect(await page.getByRole("button", { name: "Save" }).isEnabled(), name).toBe(false);
      }
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  describe.runIf(isFullRun)("a translated", () => {
    it("text is edited below its English text, and changes only its line", async () => {
      const before = await editor.readContent();
      const nameOf = (text: string | undefined): string =>
        (parse(text ?? "") as { searches: { rows: { name: string }[] } }).searches.rows[1]?.name ?? "";
      await editor.open("es/home");
      const name = await editor.scrollToField("searches.rows.item1.name");
      expect(await name.innerText()).toContain(nameOf(before["content/_data/home.yaml"]));
      await name.getByRole("textbox").fill("Gerentes de obra");
      await save();
      await expect.poll(() => editor.read(HOME)).toContain("Gerentes de obra");
      const { [HOME]: saved = "", ...others } = await editor.readContent();
      expect(changedLines(before[HOME], saved)).toEqual(["    - name: Gerentes de obra"]);
      expect({ ...others, [HOME]: before[HOME] }).toEqual(before);
    });

    it("template of replies is edited, and changes only its line", async () => {
      const file = "content/es/_data/replies.yaml";
      const before = await editor.readContent();
      await editor.open("es/replies");
      const subject = (await editor.scrollToField("templates.item2.subject")).getByRole("textbox");
      await subject.fill("Una pregunta sobre su puesto");
      await save();
      await expect.poll(() => editor.read(file)).toContain("Una pregunta sobre su puesto");
      const { [file]: saved = "", ...others } = await editor.readContent();
      expect(changedLines(before[file], saved)).toHaveLength(1);
      expect({ ...others, [file]: before[file] }).toEqual(before);
    });

    it("legal page is edited beside its English text, and differing placeholders are listed while typing", async () => {
      const before = await editor.readContent();
      const file = `content/es/${LEGAL}.md`;
      await editor.open(`es-${LEGAL}`);
      const [, body = ""] = /^---\n.*?\n---\n\n(.*)\n$/s.exec(before[`content/${LEGAL}.md`] ?? "") ?? [];
      expect(await preview().getByRole("definition").last().textContent()).toBe(body);
      expect(await preview().getByRole("status").count()).toBe(0);

      const lead = (await editor.scrollToField("lead")).getByRole("textbox");
      await lead.fill("Llame al {{agency.phone}}.");
      await preview()
        .getByRole("status")
        .getByText("found {{agency.phone}}, expected no placeholder")
        .waitFor();
      await lead.fill("Nunca pedimos dinero.");
      await save();
      await expect.poll(() => editor.read(file)).toContain("Nunca pedimos dinero.");
      expect(changedLines(before[file], await editor.read(file))).toEqual(["lead: Nunca pedimos dinero."]);
    });
  });
});

/** Returns the editor's drafts as JSON. */
function readDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const [{ name = "" } = {}] = await indexedDB.databases();
    return new Promise((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const database = opening.result;
        if (!database.objectStoreNames.contains("draft-backups")) return resolve("");
        const request = database.transaction("draft-backups").objectStore("draft-backups").getAll();
        request.onsuccess = () => resolve(JSON.stringify(request.result));
        database.close();
      };
    });
  });
}

/** Returns the widgets of a field and the fields shown inside it, each with the names of its options. */
function listFieldKinds(field: Field): string[] {
  const {
    collapsed,
    fields = [],
    field: item,
  } = field as {
    collapsed?: boolean;
    fields?: Field[];
    field?: Field;
  };
  const inner = collapsed ? [] : [...fields, ...(item ? [item] : [])];
  return [`${field.widget} ${Object.keys(field).join()}`, ...inner.flatMap(listFieldKinds)];
}

function changedLines(before = "", after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  expect(now.length).toBe(old.length);
  return now.filter((line, index) => line !== old[index]);
}

it("the editor is not indexed, offers no sign-in without a repository, and explains on a published site what is missing", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${url}/admin`);
  await page.getByRole("button", { name: "Work with Local Repository" }).waitFor();
  await expect(page.getByRole("button", { name: /sign in/i }).count()).resolves.toBe(0);
  expect(await page.locator('meta[name="robots"]').first().getAttribute("content")).toBe("noindex");

  const publishedUrl = "https://www.example.com";
  await page.route(`${publishedUrl}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url + pathname + search }) });
  });
  await page.goto(`${publishedUrl}/admin`);
  await page.getByText("Build it with CMS_REPOSITORY").waitFor();
  await closePages(browser);
});
