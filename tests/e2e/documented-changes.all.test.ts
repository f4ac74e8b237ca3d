import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import PostalMime from "postal-mime";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readEmbedRelease } from "../read-embed-release.ts";
import { openPglite } from "../../server/data/database/open-pglite.ts";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { storedFilePath } from "../../server/data/files/file-store.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/environment.ts";
import { openBrowserWithoutScripts, openPage, getSharedBrowser } from "../browser/open-browser.ts";
import { CASE_STUDY_FILES } from "../case-study-files.ts";
import { readStructuredData } from "../dist/read-dist.ts";
import { signIn } from "../db/desk/desk-client.ts";
import { startDesk } from "../db/desk/start-desk.ts";
import { copyFilledTemplate } from "../db/embedded-template.ts";
import { storedData } from "../db/filled-database.ts";
import { addDocumentedWidget } from "../documented-widget.ts";
import { useProjectCopy } from "../project-fixture.ts";
import { readNoticeLines } from "../read-behavior.ts";
import { runSubmissions } from "../run-command.ts";
import { useEmbedFixture } from "./embed-fixture.ts";
import { simulateHiddenTab, markVisibleForms } from "./form-counts-fixture.ts";
import { contact, fillForm, locateForm, locateSendButton } from "./sample-forms.ts";
import { startDeskProcess, type DeskProcess } from "./start-desk-process.ts";
import { startSite, type RunningSite } from "./start-site.ts";
import { readMails } from "../list-mails.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 900_000 });

const fixture = useProjectCopy();
const { root, dist, slugs, read, write, change, run, build } = fixture;
const article = slugs[0] ?? "";
const THANKS = readNoticeLines("leadSuccess")[0] ?? "";

let site: RunningSite;
const embedFixture = useEmbedFixture(() => site);

const submissions = () => site.rows("contact_submissions");

function addField(): void {
  change(
    "model/submissions/form-fields.ts",
    "  details:",
    '  budget: { column: "budget", limit: 80 },\n  details:',
  );
  change(
    "content/_data/messages.yaml",
    "  details: Project details\n",
    "  budget: Construction budget\n  details: Project details\n",
  );
  write(
    "supabase/migrations/29991231000000_budget.sql",
    `alter table public.contact_submissions add column budget text check (char_length(budget) <= 80);
     grant insert (budget) on public.contact_submissions to anon;
     select private.make_searchable();`,
  );
}

function addPageKind(): void {
  for (const [file, text] of Object.entries(CASE_STUDY_FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    write(file, text.replace("ARTICLE", article));
  }
  const list = "model/kinds/page-kinds.ts";
  change(list, "PAGE_KINDS = { articles,", "PAGE_KINDS = { articles, caseStudies,");
  change(list, "\nimport { legal }", '\nimport { caseStudies } from "./case-studies.ts";\nimport { legal }');
}

function addWidget(): void {
  addDocumentedWidget(root);
  const file = `content/insights/${article}.md`;
  write(file, `${read(file)}\n<callback-form context="general"></callback-form>\n`);
}

// One copy of the project has all three changes, because building and checking a copy takes half a minute.
beforeAll(async () => {
  addField();
  addPageKind();
  addWidget();
  build();
  site = await startSite({}, { root, prepareDataFolder: copyFilledTemplate });
});
afterAll(() => site.stop());

it("the changes that the docs describe compile without type errors", () => {
  expect(spawnSync("npx", ["tsc"], { cwd: root, encoding: "utf8" })).toMatchObject({ status: 0, stdout: "" });
});

it("rows, resumes, receipts and the desk are as before after the upgrade of a database without the new field", async () => {
  expect(site.output()).toMatch(/^Upgrading the database, after a backup to \S+\.tgz: /m);
  const { lead, resume, key, path, file } = storedData;
  expect(await submissions()).toMatchObject([{ id: lead, email: "dana@example.com", budget: null }]);
  expect(await site.rows("resume_submissions")).toMatchObject([{ id: resume, resume_file_path: path }]);
  expect(readFileSync(storedFilePath(dataFolderPaths(site.dataDir), "resumes", path))).toEqual(file);

  const receipt = await fetch(`${site.url}/rest/v1/rpc/read_receipt`, {
    method: "POST",
    headers: { apikey: PUBLISHABLE_KEY, "content-type": "application/json" },
    body: JSON.stringify({ receipt_key: key }),
  });
  expect(await receipt.json()).toMatchObject({ outcome: "found", sent: { email: "dana@example.com" } });

  const desk = await startDesk({ DATA_DIR: site.dataDir });
  try {
    const operator = await signIn(desk.origin, desk.session.key);
    const list = JSON.stringify(await operator.get("/leads"));
    for (const id of [lead, resume]) expect(list).toContain(id);
  } finally {
    await desk.stop();
  }
});

// As CONTRIBUTING.md says, a new field needs only a description, a migration and a label.
describe("a field added to the contact form", () => {
  const EMAIL = "dana@kestrel.example";
  const VALUE = "Forty million, see pat@owner.example";
  let desk: DeskProcess;
  let receipt: string;

  const runCommand = async (...args: string[]): Promise<string> => {
    const { code, output, errors } = await runSubmissions(args, { DATA_DIR: site.dataDir });
    expect(code, errors).toBe(0);
    return output;
  };
  const budget = async () => (await submissions()).find(({ email }) => email === EMAIL)?.budget;

  beforeAll(async () => {
    desk = await startDeskProcess(site.dataDir, "pat", {}, root);
    const { page } = await openPage(await getSharedBrowser());
    await page.clock.install();
    await page.goto(site.url);
    const form = locateForm(page, contact);
    await fillForm(form, contact, EMAIL);
    await form.getByLabel("Construction budget").fill(VALUE);
    await page.clock.fastForward(3_500);
    await locateSendButton(form).click();
    receipt = (await form.locator(".form-thanks p a").getAttribute("href")) ?? "";
  });
  afterAll(() => desk.stop());

  it("is stored in the row, and included in exports", async () => {
    expect(await budget()).toBe(VALUE);
    const [header = "", ...rows] = (await runCommand("contact_submissions", "--csv")).split("\r\n");
    expect(header.split(",")).toContain("budget");
    expect(rows.find((row) => row.includes(EMAIL))).toContain(`"${VALUE}"`);
  });

  it("is in the agency's email under its label", async () => {
    const folder = join(site.dataDir, "mail");
    const readNotices = (): string[] => readMails(folder, "_agency-lead_");
    const readNotice = async () => {
      const notice = readNotices().find((message) => message.includes(EMAIL)) ?? "";
      return (await PostalMime.parse(notice)).text;
    };
    await expect
      .poll(() => readNotice().catch(() => ""), { timeout: 90_000, interval: 500 })
      .toMatch(/Construction budget[^]{0,40}Forty million/);
  });

  it("is shown on the desk, and the desk's search finds its value", async () => {
    const { page } = await openPage(await getSharedBrowser(), { viewport: { width: 1440, height: 900 } });
    await page.goto(desk.address);
    await page.getByLabel("Search all fields").fill("forty million");
    await expect.poll(() => page.url()).toContain("q=forty");
    await page.locator(".lead-line").click();
    const field = page.locator("dl > div", { hasText: "Construction budget" });
    expect(await field.getByRole("definition").textContent()).toBe(VALUE);
  });

  it("is on the sender's receipt", async () => {
    const { page } = await openPage(await getSharedBrowser());
    await page.goto(receipt);
    const field = page.locator("dl > div", { hasText: "Construction budget" });
    expect(await field.getByRole("definition").textContent()).toBe(VALUE);
  });

  it("is covered when its sender or a person named in it is erased", async () => {
    await runCommand("--erase", "pat@owner.example", "--yes");
    expect(await budget()).toBe("Forty million, see [...]");
    await runCommand("--erase", EMAIL, "--yes");
    expect((await submissions()).filter(({ email }) => email === EMAIL)).toEqual([]);
  });
});

describe("a widget added to the project", () => {
  const row = { last_name: "Okafor", phone: "713 555 0100", timeline: "Morning" };
  const rowOf = async (name: string) => (await submissions()).find(({ first_name: first }) => first === name);

  async function send(page: Page, name: string): Promise<void> {
    const form = page.locator("callback-form");
    await form.getByLabel("Full name").fill(name);
    await form.getByLabel("Phone").fill("713 555 0100");
    await form.getByLabel("Best time to call").selectOption("Morning");
    await form.getByRole("button", { name: "Call me back" }).click();
  }

  async function sendFrom(script: string, name: string): Promise<void> {
    const { page, consoleMessages } = await embedFixture.visit(
      `${script}<callback-form context="partner" partner="acme-jobs"></callback-form>`,
      { before: markVisibleForms },
    );
    await page.locator("callback-form [data-test-seen]").waitFor({ state: "attached" });
    await send(page, `${name} Okafor`);
    await page.getByText(THANKS).first().waitFor();
    const countResponse = page.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().endsWith("/rpc/count_forms"),
    );
    await simulateHiddenTab(page);
    await countResponse;
    expect(consoleMessages).toEqual([]);
    expect(await rowOf(name)).toMatchObject({ ...row, partner: "acme-jobs", context: "partner" });
  }

  it("is prerendered in an article, hydrates in place, and stores a row", async () => {
    const { page, consoleProblems } = await openPage(await getSharedBrowser());
    const url = `${site.url}/insights/${article}`;
    const html = read(`dist/insights/${article}.html`);
    expect(html).toMatch(/<callback-form context="general"[^>]*>.*?Best time to call/s);
    await page.goto(url);
    const form = page.locator("callback-form");
    expect(await form.evaluate((host) => getComputedStyle(host).display)).toBe("block");
    await send(page, "Morgan Okafor");
    await form.locator(".form-thanks").getByText(THANKS).waitFor();
    expect(page.url()).toBe(url);
    expect(await rowOf("Morgan")).toMatchObject({ ...row, context: "general", partner: null });
    expect(consoleProblems).toEqual([]);
  });

  it("stores a row without JavaScript", async () => {
    const browser = await openBrowserWithoutScripts();
    const { page } = await openPage(browser);
    await page.goto(`${site.url}/insights/${article}`);
    await send(page, "Robin Okafor");
    await page.getByText(THANKS).first().waitFor();
    expect(await rowOf("Robin")).toMatchObject(row);
    await browser.close();
  });

  it("works on a partner's page", () => sendFrom(embedFixture.script(), "Kim"));

  it("works on a partner's page from a pinned release", () => {
    const { file, integrity } = readEmbedRelease(dist);
    const script = `<script async src="${site.url}${file}" integrity="${integrity}" crossorigin></script>`;
    return sendFrom(script, "Sasha");
  });

  it("is counted under its own name", async () => {
    await site.close();
    const database = await openPglite(dataFolderPaths(site.dataDir).database);
    try {
      const counts = await database.query(
        "select sum(shown)::int as shown, sum(started)::int as started, sum(sent)::int as sent from private.form_counts where form = 'callback-form' and partner = 'acme-jobs'",
      );
      expect(counts).toEqual([{ shown: 2, started: 2, sent: 2 }]);
    } finally {
      await database.close();
    }
  });
});

// A new page kind needs only a description, a line in the list of kinds, templates, and content. No other file has to
// change.
describe("a newly added page kind", () => {
  const ENTRY = "content/case-studies/tower-crew.md";
  const PAGE = "dist/case-studies/tower-crew.html";
  it("has pages with blocks and widgets in their text, and an index that links to them", () => {
    const html = read(PAGE);
    expect(html).toContain("<h1>A tower crew in eleven days</h1>");
    expect(html).toContain('<h2 id="the-search">');
    expect(html).toContain(".prose>h2{");
    expect(html).toMatch(/<lead-form context="general"[^>]* data-instance="[^"]+"><\/?[a-z]/);
    expect(read("dist/case-studies.html")).toContain('<a href="/case-studies/tower-crew">');
  });

  it("has structured data of its type, a feed to which every page links, dates in the sitemap, and headers", () => {
    const graph = readStructuredData(read(PAGE));
    expect(graph).toContainEqual(
      expect.objectContaining({ "@type": "Article", headline: "A tower crew in eleven days" }),
    );
    expect(graph.map((thing) => thing["@type"])).toContain("BreadcrumbList");
    const sitemap = read("dist/sitemap.xml");
    expect(sitemap).toMatch(/<loc>[^<]+\/case-studies\/tower-crew<\/loc><lastmod>2025-02-05<\/lastmod>/);
    expect(sitemap).toMatch(/<loc>[^<]+\/case-studies<\/loc>/);
    const feed = read("dist/case-studies/feed.xml");
    expect(feed).toContain("<title>A tower crew in eleven days</title>");
    expect(feed).toContain("<published>2025-02-03T00:00:00Z</published>");
    expect(read("dist/about.html")).toContain('href="/case-studies/feed.xml" title="Case studies"');
    expect(read("dist/_headers")).toMatch(/^\/case-studies\*\n(?: {2}\S.*\n)* {2}X-Frame-Options: DENY$/m);
  });

  it("has a social image of its own", () => {
    expect(read(PAGE)).toMatch(/property="og:image" content="[^"]+\/social\/case-studies\/tower-crew\.png"/);
    const image = readFileSync(join(dist, "social/case-studies/tower-crew.png"));
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(image).not.toEqual(readFileSync(join(dist, "social/case-studies.png")));
  });

  it("has its own fields in the editor, which can also edit its strings", () => {
    const file = readdirSync(join(root, "dist/admin")).find((name) => name.startsWith("config-")) ?? "";
    const { collections } = JSON.parse(read(`dist/admin/${file}`)) as {
      collections: { name: string; fields?: { name: string }[]; files?: { name: string }[] }[];
    };
    const listNames = (name: string, list: "fields" | "files") =>
      collections.find((collection) => collection.name === name)?.[list]?.map((one) => one.name);
    expect(listNames("case-studies", "fields")).toEqual(
      expect.arrayContaining(["title", "sheet", "article", "body"]),
    );
    expect(listNames("pages", "files")).toContain("case-studies");
  });

  it("is covered by the content check: fields, references, links and blocks, each with its line", () => {
    write("content/case-studies/second-crew.md", read(ENTRY).replace("article: ", "article: no-"));
    change(ENTRY, "sheet: 1", "sheet: one\nsheat: 1");
    change(ENTRY, "/case-studies/tower-crew)", "/case-studies/tower-crow)");
    change(ENTRY, "context: general", "context: generel");
    const { status, stderr } = run("build/check.ts");
    expect(status).toBe(1);
    expect(stderr).toContain(`${ENTRY}:4 sheet — found "one", expected a number`);
    expect(stderr).toContain(`${ENTRY}:5 sheat — found an unknown field`);
    expect(stderr).toMatch(/tower-crew\.md:\d+ link — .*did you mean "\/case-studies\/tower-crew"/);
    expect(stderr).toMatch(/tower-crew\.md:\d+ context — .*did you mean "general"/);
    expect(stderr).toMatch(/second-crew\.md:7 article — found "no-/);
  });
});
