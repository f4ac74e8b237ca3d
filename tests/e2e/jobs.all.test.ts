import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JobPosting } from "schema-dts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { getSharedBrowser, openBrowserWithoutScripts, openPage } from "../browser/open-browser.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { extractMain, isNoindex, readStructuredData } from "../dist/read-dist.ts";
import { toPlainText } from "../dist/to-plain-text.ts";
import { loadDataFiles } from "../../model/loading/load-data.ts";
import { toDay } from "../../model/format-day.ts";
import { useProjectCopy } from "../project-fixture.ts";
import { CLIENT, OWNER, publishSampleJobs, SAMPLE_JOBS } from "../published-jobs.ts";
import { useEmbedFixture } from "./embed-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { openDesk } from "./open-desk.ts";
import { MAIL_TIMEOUT } from "./mailbox-fixture.ts";
import { application, fillForm, locateForm, locateSendButton } from "./sample-forms.ts";
import { pdf } from "./sample-files.ts";
import { startSite, type RunningSite } from "./start-site.ts";
import { listMails, readMails } from "../list-mails.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

const project = useProjectCopy();
const { dist, build } = project;
const [electrician, superintendent] = SAMPLE_JOBS.open;
const path = (slug: string): string => `/jobs/${slug}`;
const [OPEN, ENDED] = [path(electrician), path(SAMPLE_JOBS.ended[1])];
const CALENDAR = "https://calendar.example.com/ridgebeam";
const SPANISH = `/es/empleos/${electrician}`;

let site: RunningSite;

beforeAll(async () => {
  publishSampleJobs(project);
  const agency = "content/_data/agency.yaml";
  project.write(agency, `${project.read(agency)}\nscheduler: ${CALENDAR}\n`);
  build("--without-social-images");
  site = await startSite({}, { root: project.root });
});
afterAll(() => site.stop());

const partnerPages = useEmbedFixture(() => site);

const readFile = (file: string): string => readFileSync(join(dist, file), "utf8");
const readPage = (page: string): string => readFile(`${page}.html`);
const listFiles = (): string[] =>
  readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:html|xml|json|txt|js|css|svg)$|^_/.test(file),
  );
const findPosting = (html: string) =>
  readStructuredData<JobPosting & Record<string, unknown>>(html).find((one) => one["@type"] === "JobPosting");

it("the content check accepts the openings", () => {
  expect(project.run("build/check.ts").stdout).toContain("4 openings");
});

describe("the structured data of an opening", () => {
  it("is on the pages of open positions alone", () => {
    const pages = listFiles().filter(
      (file) => file.endsWith(".html") && readFile(file).includes('"JobPosting"'),
    );
    expect(pages.sort()).toEqual(SAMPLE_JOBS.open.map((slug) => `jobs/${slug}.html`));
  });

  it("says what the page says", () => {
    const html = readPage(OPEN);
    const text = toPlainText(extractMain(html));
    expect(findPosting(html)).toEqual({
      "@type": "JobPosting",
      title: "Electrician, substation",
      description: expect.stringContaining("<strong>The work:</strong> Conduit") as string,
      identifier: { "@type": "PropertyValue", name: "Ridgebeam Talent", value: "J-2002" },
      datePosted: "2020-01-02",
      validThrough: "2099-12-31T23:59:59-07:00",
      employmentType: "FULL_TIME",
      hiringOrganization: { "@type": "Organization", name: "confidential" },
      jobLocation: {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          addressLocality: "El Paso",
          addressRegion: "TX",
          addressCountry: "US",
        },
      },
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "USD",
        value: { "@type": "QuantitativeValue", minValue: 38, maxValue: 46, unitText: "HOUR" },
      },
      jobBenefits: expect.stringContaining("401(k)") as string,
      totalJobOpenings: 4,
      directApply: true,
    });
    for (const visible of [
      "Electrician, substation",
      "J-2002",
      "Posted January 2, 2020",
      "closes December 31, 2099, at the end of the day in Mountain Time",
      "Full time",
      "We tell you its name before you decide",
      "El Paso, Texas",
      "$38 to $46 an hour",
      "4 seats",
      "No employer sees your resume until you agree",
      "No employer sees it until you agree",
    ])
      expect(text).toContain(visible);
    const { description: described } = findPosting(html) as { description: string };
    const description = described.replaceAll(/:?<[^>]+>/g, " ");
    for (const word of toPlainText(description).split(/\s+/)) expect(text).toContain(word);
  });

  it("has no end for an ongoing opening, and never the pay of the salary report", () => {
    const posting = findPosting(readPage(path(superintendent)));
    expect(posting).not.toHaveProperty("validThrough");
    expect(JSON.stringify(posting?.["baseSalary"])).toContain(
      '"minValue":108000,"maxValue":132000,"unitText":"YEAR"',
    );
    expect(readPage(path(superintendent))).toContain("Published range for a Superintendent");
  });
});

it("neither a client's name, an owner nor a draft is in anything that the site publishes", () => {
  const draft = project.read(`content/jobs/${SAMPLE_JOBS.draft}.md`);
  const hidden = [
    CLIENT,
    "Kestrel and",
    OWNER,
    SAMPLE_JOBS.draft,
    ...(/^requisition: (.*)/m.exec(draft) ?? []).slice(1),
  ];
  expect(hidden).toHaveLength(5);
  const texts = listFiles().map((file) => [file, readFile(file)] as const);
  for (const words of hidden)
    expect(
      texts.filter(([, text]) => text.includes(words)).map(([file]) => file),
      words,
    ).toEqual([]);
});

describe("an opening that has ended", () => {
  it.each(SAMPLE_JOBS.ended)("%s is gone, and its page lists the like", async (slug) => {
    const response = await fetch(site.url + path(slug));
    expect(response.status).toBe(410);
    const html = await response.text();
    expect(isNoindex(html)).toBe(true);
    expect(html).toContain(`href="${path(superintendent)}"`);
    expect(html).not.toContain("<apply-form");
    expect(findPosting(html)).toBeUndefined();
    expect((await fetch(site.url + path(slug), { method: "HEAD" })).status).toBe(410);
  });

  it("is in no list, feed or sitemap, unlike one that is open", () => {
    const lists = [
      "jobs.html",
      "jobs/feed.xml",
      "jobs/feed.json",
      "sitemap.xml",
      "locations/ohio.html",
      "industries.html",
      "insights/construction-superintendent-hiring-playbook.html",
    ];
    for (const list of lists) {
      for (const slug of SAMPLE_JOBS.ended) expect(readFile(list), list).not.toContain(path(slug));
      expect(readFile(list), list).toContain(path(superintendent));
    }
    const guide = readFile("insights/electrician-hiring-guide-2025.html");
    expect(guide).toContain(`href="${path(electrician)}"`);
    expect(guide).toContain('href="/jobs/trade/electrical"');
  });

  it("says why it takes no applications", () => {
    expect(toPlainText(readPage(path("superintendent-closed")))).toContain("closed on February 3, 2020");
    expect(toPlainText(readPage(path("superintendent-filled")))).toContain("has been filled");
  });
});

describe("the list of openings", () => {
  it("is where Find work leads, with pages by trade and state that work without a script", async () => {
    const browser = await openBrowserWithoutScripts();
    const { page } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
    await page.goto(site.url);
    await page.getByRole("banner").getByRole("link", { name: "Find work" }).click();
    // Clicking a link waits for the next page's address, not for its content.
    const listTitles = () => page.locator("#openings li h3 a").allInnerTexts();
    await page.waitForURL(`${site.url}/jobs`);
    expect(await listTitles()).toEqual(["Superintendent, distribution center", "Electrician, substation"]);
    await page.getByRole("navigation", { name: "Trade" }).getByRole("link", { name: "Electrical" }).click();
    await page.waitForURL(`${site.url}/jobs/trade/electrical`);
    expect(await listTitles()).toEqual(["Electrician, substation"]);
    await page.getByRole("navigation", { name: "State" }).getByRole("link", { name: "Ohio" }).click();
    await expect.poll(listTitles).toEqual(["Superintendent, distribution center"]);
    await page.getByText("Superintendent, distribution center").first().click();
    await page.getByRole("heading", { level: 1, name: "Superintendent, distribution center" }).waitFor();
    await page.goto(`${site.url}/es/empleos`);
    await page
      .getByRole("navigation", { name: "Oficio" })
      .getByRole("link", { name: "Electricidad" })
      .click();
    await page.waitForURL(`${site.url}/es/empleos/trade/electrical`);
    await page.getByRole("navigation", { name: "Estado" }).getByRole("link", { name: "Ohio" }).click();
    await page.getByRole("heading", { level: 1, name: "Vacantes en Ohio" }).waitFor();
    expect(await page.locator("#openings li h3 a").getAttribute("href")).toBe(
      `/es/empleos/${superintendent}`,
    );
    await browser.close();
  });
});

it.each([
  ["/jobs", "Electrical", "Construction management", ["2 openings", "1 opening", "0 openings"]],
  ["/es/empleos", "Electricidad", "Gerencia de construcción", ["2 vacantes", "1 vacante", "0 vacantes"]],
])(
  "the list on %s is narrowed in place, with an address to share",
  async (address, electrical, other, counts) => {
    const { page, consoleProblems } = await openPage(await getSharedBrowser());
    await page.goto(site.url + address);
    const title = page.locator("#openings-title");
    const link = (name: string) => page.locator("#openings nav a", { hasText: name });
    const listTitles = () => page.locator("#openings li h3 a:visible").allInnerTexts();
    const readCount = (name: string) => link(name).locator("span").last().innerText();
    expect(await title.innerText()).toBe(counts[0]);
    await link(electrical).click();
    await expect.poll(() => title.innerText()).toBe(counts[1]);
    expect(await listTitles()).toEqual(["Electrician, substation"]);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${address}?trade=electrical`);
    expect(await link(electrical).getAttribute("aria-current")).toBe("true");
    expect(await link(electrical).evaluate((element) => element === document.activeElement)).toBe(true);
    expect([await readCount("Ohio"), await readCount("Texas"), await readCount(other)]).toEqual([
      "0",
      "1",
      "1",
    ]);
    // No opening would be left.
    await link("Ohio").click({ force: true });
    expect(await title.innerText()).toBe(counts[1]);
    await link("Texas").click();
    await expect.poll(() => page.url()).toMatch(/\?trade=electrical&state=texas$/);
    const shared = page.url();
    await page.goBack();
    await page.goBack();
    await expect.poll(() => title.innerText()).toBe(counts[0]);
    await page.goto(shared);
    await expect.poll(() => title.innerText()).toBe(counts[1]);
    expect(await readCount(other)).toBe("0");
    const readAlert = () =>
      Promise.all(["trade", "state"].map((name) => page.locator(`#alert-${name}`).inputValue()));
    expect(await readAlert()).toEqual(["electrical", "texas"]);
    // Nobody chooses what leaves no opening, but an address to share may come to that.
    const head = page.locator("#openings div:has(+ ul)").last();
    expect(await head.isVisible()).toBe(true);
    await page.goto(shared.replace("texas", "ohio"));
    await expect.poll(() => title.innerText()).toBe(counts[2]);
    expect([await head.isVisible(), await listTitles()]).toEqual([false, []]);
    expect(await readAlert()).toEqual(["electrical", "ohio"]);
    await link("Ohio").click();
    await expect.poll(() => title.innerText()).toBe(counts[1]);
    // A choice by hand in the alert's form stays while the list's trade changes.
    await page.locator("#alert-state").selectOption("texas");
    await link(electrical).click();
    await expect.poll(() => title.innerText()).toBe(counts[0]);
    expect(new URL(page.url()).search).toBe("");
    expect(await readAlert()).toEqual(["", "texas"]);
    await page.goto(`${site.url}${address}?trade=constructor&state=%22`);
    expect(await title.innerText()).toBe(counts[0]);
    expect(consoleProblems).toEqual([]);
  },
);

it("an opening is found by the search", async () => {
  const { page } = await openPage(await getSharedBrowser());
  await page.goto(`${site.url}/insights/search?q=grounding+el+paso`);
  const result = page
    .locator("article-search")
    .getByRole("link", { name: /Electrician, substation/ })
    .first();
  await result.waitFor();
  expect(await result.innerText()).toContain("El Paso, TX, $38 to $46 an hour");
  await result.click();
  await page.waitForURL(`${site.url}${OPEN}`);
});

it("the list in Spanish has pay, place and dates in Spanish, and marks titles as English", async () => {
  const { page } = await openPage(await getSharedBrowser());
  await page.goto(`${site.url}/es/empleos`);
  const row = page.locator("#openings li", { hasText: "Electrician, substation" });
  expect(await row.locator("h3").getAttribute("lang")).toBe("en");
  expect(await row.locator("a").getAttribute("href")).toBe(`/es/empleos/${electrician}`);
  expect(await row.innerText()).toMatch(/4 puestos[^]*\$38 a \$46 por hora/);
  expect(await row.innerText()).toMatch(/31 dic/);
  expect(await page.getByRole("heading", { level: 2 }).first().innerText()).toBe("2 vacantes");
});

describe("an opening in Spanish", () => {
  it("has pay, place, labels and dates in Spanish, and marks the English text", async () => {
    const { page } = await openPage(await getSharedBrowser(), { viewport: { width: 390, height: 844 } });
    await page.goto(site.url + SPANISH);
    expect(await page.locator("h1").getAttribute("lang")).toBe("en");
    const text = await page.locator("main").innerText();
    for (const shown of [
      "$38 a $46",
      "por hora",
      "El Paso, Texas",
      "cierra el 31 de diciembre de 2099, al final del día en hora de la Montaña",
      "Tiempo completo; en obra; 4 puestos",
      "La descripción del puesto está en inglés",
      "Ningún empleador lo ve hasta que usted acepte",
      "Postularme",
    ])
      expect(text).toContain(shown);
    const english = await page
      .locator('main [lang="en"]')
      .evaluateAll((elements) => elements.map((one) => one.textContent));
    for (const own of [
      "Conduit, control wiring",
      "OSHA 10",
      "A line and substation contractor",
      "On the crew",
    ])
      expect(english.join("\n")).toContain(own);
    expect(english.join("\n")).not.toMatch(/obligatorio|puestos|hospedaje/);
  });

  it("is an alternate of the English page, and has no structured data of a posting", async () => {
    const html = readPage(SPANISH);
    expect(findPosting(html)).toBeUndefined();
    const origin = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(html)?.[1] ?? "";
    expect(html).toContain(`<link rel="canonical" href="${origin}${SPANISH}"`);
    for (const page of [html, readPage(OPEN)]) {
      expect(page).toContain(`hrefLang="es" href="${origin}${SPANISH}"`);
      expect(page).toContain(`hrefLang="en" href="${origin}${OPEN}"`);
      expect(page).toContain(`/social${OPEN}.png"`);
    }
    expect(readFile("sitemap.xml")).toMatch(
      new RegExp(
        `<loc>[^<]+${SPANISH}</loc><lastmod>2020-01-02</lastmod>.*hreflang="en" href="[^"]+${OPEN}"`,
      ),
    );
    const { page } = await openPage(await getSharedBrowser());
    await page.goto(site.url + OPEN);
    await page.getByRole("contentinfo").getByRole("link", { name: "Español" }).click();
    await page.waitForURL(site.url + SPANISH);
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await page.waitForURL(site.url + OPEN);
  });

  it.each([true, false])("is applied to in Spanish, with a script: %s", async (hasScript) => {
    const browser = hasScript ? await getSharedBrowser() : await openBrowserWithoutScripts();
    const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(site.url + SPANISH);
    const email = `luz${hasScript}@opening.example`;
    const form = page.locator("apply-form");
    await form.locator('[name="name"]').fill("Luz Ortega");
    await form.locator('[name="email"]').fill(email);
    await form.locator('[name="trade"]').fill("Electricista");
    await form.locator('[name="experience"]').selectOption({ index: 2 });
    // Otherwise, a script's form is flagged as sent too fast, and its mails are held.
    if (hasScript) await page.waitForTimeout(3_500);
    await form.getByRole("button", { name: "Postularme" }).click();
    await page.getByText("Ningún empleador la ve hasta que usted acepte").waitFor();
    expect((await site.rows("resume_submissions")).find((row) => row["email"] === email)).toMatchObject({
      job: "J-2002",
      trade: "Electricista",
    });
    const folder = join(site.dataDir, "mail");
    const findReceipt = () => readMails(folder, "_sender-receipt_").find((mail) => mail.includes(email));
    await expect.poll(() => findReceipt() ?? "").toMatch(/lang=3D"es/);
    if (!hasScript) await browser.close();
  });

  it.each(SAMPLE_JOBS.ended)("that has ended, %s, is gone, and its page says so in Spanish", async (slug) => {
    const response = await fetch(`${site.url}/es/empleos/${slug}`);
    expect(response.status).toBe(410);
    const html = await response.text();
    expect(isNoindex(html)).toBe(true);
    expect(toPlainText(html)).toMatch(/Ya no está abierta.+(cerró el 3 de febrero de 2020|ya se cubrió)/s);
    expect(html).toContain(`href="/es/empleos/${superintendent}"`);
    expect(readFile("_gone.txt")).toContain(`/es/empleos/${slug}\n`);
    expect(readFile("sitemap.xml")).not.toContain(slug);
  });
});

it.each([
  ["the list", "/jobs"],
  ["the list in Spanish", "/es/empleos"],
  ["a trade", "/jobs/trade/construction-management"],
  ["an opening", OPEN],
  ["an opening in Spanish", SPANISH],
  ["an opening that has ended", ENDED],
  ["an opening that has ended, in Spanish", `/es/empleos/${SAMPLE_JOBS.ended[1]}`],
  ["a state with openings", "/locations/ohio"],
])("the page of %s has no accessibility problems and fits a phone", async (_, address) => {
  const { page } = await openPage(await getSharedBrowser(), { viewport: { width: 320, height: 640 } });
  await page.goto(site.url + address);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await findViolations(page, [...WCAG, "best-practice"])).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await findViolations(page, [...WCAG, "best-practice"])).toEqual([]);
});

describe("an application", () => {
  const findRow = async (email: string) =>
    (await site.rows("resume_submissions")).find((row) => row["email"] === email);
  const noFile = { resume_filename: null, resume_file_path: null, resume_file_size: null };

  it("names the opening in the agency's mail and on the receipt, with Global Privacy Control", async () => {
    const { page, consoleProblems } = await openPage(await getSharedBrowser());
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await page.clock.install();
    await page.goto(site.url + OPEN);
    const host = locateForm(page, application);
    await fillForm(host, application, "gpc@opening.example");
    await page.clock.fastForward(3_500);
    await locateSendButton(host).click();
    await host.locator(".form-thanks h2").waitFor();
    expect(await findRow("gpc@opening.example")).toMatchObject({ job: "J-2002", page_url: null });
    const folder = join(site.dataDir, "mail");
    const findNotice = () =>
      listMails(folder)
        .filter((file) => !file.includes("_sender-"))
        .map((file) => readFileSync(join(folder, file), "utf8"))
        .find((mail) => mail.includes("gpc@opening.example"));
    await expect.poll(() => findNotice() ?? "", MAIL_TIMEOUT).toContain("Electrician, substation");
    expect(findNotice()).toContain("J-2002");
    await page.goto((await host.locator(".form-thanks p a").first().getAttribute("href")) ?? "");
    await page.locator("main").getByText("Electrician, substation").first().waitFor();
    expect(consoleProblems).toEqual([]);
  });

  it("needs a name, a phone number or email address, trade and years, and names the opening", async () => {
    const { page, consoleProblems } = await openPage(await getSharedBrowser());
    await page.clock.install();
    await page.goto(site.url + OPEN);
    const host = locateForm(page, application);
    expect(await host.locator("form").innerText()).toMatch(/No employer sees it until you agree\.\s+Apply/);
    await page.clock.fastForward(3_500);
    await locateSendButton(host).click();
    await host.getByText("Enter your phone number or your email address").waitFor();
    expect(await host.locator(".field-error").allInnerTexts()).toEqual([
      "Enter your name",
      "Enter your phone number or your email address",
      "Choose your years of experience",
    ]);
    await fillForm(host, application, "sam@opening.example");
    expect(await host.getByText("Enter your phone number or your email address").count()).toBe(0);
    await locateSendButton(host).click();
    await host.getByRole("heading", { name: "You have applied: Electrician, substation" }).waitFor();
    expect(await host.innerText()).toContain("No employer sees it until you agree.");
    expect(await host.locator(`a[href="${CALENDAR}"]`).count()).toBe(1);
    expect(await findRow("sam@opening.example")).toMatchObject({
      job: "J-2002",
      desired_position: "Electrician, substation",
      first_name: "Sam",
      last_name: "de la Reyes",
      phone: null,
      trade: "Lineworker",
      years_experience: "4-7 years",
      context: "opening",
      ...noFile,
    });
    await page.goto((await host.locator('a[href*="/receipt#"]').getAttribute("href")) ?? "");
    await page.getByRole("heading", { name: "What you sent" }).waitFor();
    const sent = await page.locator("main dl").innerText();
    for (const shown of ["J-2002", "Electrician, substation", "Lineworker"]) expect(sent).toContain(shown);
    expect(await page.locator("h1").innerText()).toBe("We have your application");
    expect(await page.locator("main").innerText()).toContain(
      "Our emails to you about it have a link to it too.",
    );
    await page.setViewportSize({ width: 390, height: 844 });
    const add = page.getByRole("button", { name: "Add your resume" });
    expect((await add.boundingBox())!.y).toBeLessThan(700);
    await add.click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("resume");
    await page.locator('input[name="resume"]').setInputFiles(pdf("later.pdf"));
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("Your new resume is stored").waitFor();
    expect(await page.locator("h1").innerText()).toBe("We have your resume");
    expect((await findRow("sam@opening.example"))?.["resume_filename"]).toBe("later.pdf");
    expect(consoleProblems).toEqual([]);
  });

  it("has a receipt link that can be copied at once, from the place of the send button", async () => {
    const { page } = await openPage(await getSharedBrowser(), { viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.resolve() } });
    });
    await page.goto(site.url + OPEN);
    const host = locateForm(page, application);
    await host.getByLabel("Full name").fill("Ann Lee");
    await host.getByLabel("Phone").fill("303 555 0163");
    await host.getByLabel("Trade").fill("Electrician");
    await host.getByLabel("Years of experience").selectOption("4-7 years");
    const send = locateSendButton(host);
    await send.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await send.boundingBox())!;
    const place = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.click(place.x, place.y);
    const copy = host.getByRole("button", { name: "Copy link" });
    await copy.waitFor();
    const box = (await copy.boundingBox())!;
    await page.evaluate((by) => scrollBy(0, by), box.y + box.height / 2 - place.y);
    await page.mouse.click(place.x, place.y);
    await host.getByRole("button", { name: "Copied" }).waitFor();
    expect(await host.innerText()).toContain("You gave no email address, so save it now");
    await page.goto((await host.locator('a[href*="/receipt#"]').getAttribute("href")) ?? "");
    await page.getByRole("heading", { name: "We have your application" }).waitFor();
    const receipt = await page.locator("main").innerText();
    expect(receipt).toMatch(/by .*[AP]M\s\S+, by phone\./);
    expect(receipt).toContain("We have no email address of yours for this");
  });

  it("is in the mails with its opening", async () => {
    const folder = join(site.dataDir, "mail");
    const readSubjects = () =>
      readMails(folder).map(
        (mail) => /^Subject: (.*(?:\r?\n .*)*)/m.exec(mail)?.[1]?.replace(/\r?\n/g, "") ?? "",
      );
    await expect.poll(readSubjects).toContain("We have your application: Electrician, substation");
    await expect
      .poll(() => readSubjects().join("\n"))
      .toMatch(/Electrician, substation, J-2002, 4-7 years, Sam de la Reyes/);
  });

  it("to a second opening reuses the file of the first", async () => {
    const { page } = await openPage(await getSharedBrowser());
    await page.goto(site.url + OPEN);
    const host = locateForm(page, application);
    await host.locator('input[type="file"]').setInputFiles(pdf("once.pdf"));
    await fillForm(host, application, "kim@first.example");
    await locateSendButton(host).click();
    await host.locator(".form-thanks").waitFor();
    await page.goto(site.url + path(superintendent));
    await fillForm(host, application, "kim@second.example");
    const reuse = host.getByLabel("Use the resume that you sent today: once.pdf");
    expect(await reuse.isChecked()).toBe(true);
    await locateSendButton(host).click();
    await host.locator(".form-thanks").waitFor();
    const [first, second] = await Promise.all(["kim@first.example", "kim@second.example"].map(findRow));
    expect(second).toMatchObject({
      job: "J-2001",
      resume_filename: "once.pdf",
      resume_file_path: first?.["resume_file_path"],
    });
    await page.goto(site.url + OPEN);
    await fillForm(host, application, "kim@third.example");
    await reuse.uncheck();
    await locateSendButton(host).click();
    await host.locator(".form-thanks").waitFor();
    expect(await findRow("kim@third.example")).toMatchObject(noFile);
  });

  it("can be sent without a script, and with a phone number alone gets the receipt's link", async () => {
    const browser = await openBrowserWithoutScripts();
    const { page } = await openPage(browser);
    const host = locateForm(page, application);
    await page.goto(site.url + OPEN);
    await fillForm(host, application, "robin@opening.example");
    await host.locator('input[type="file"]').setInputFiles(pdf("robin.pdf"));
    await locateSendButton(host).click();
    await page.waitForURL(/\/sent\/application/);
    expect(await findRow("robin@opening.example")).toMatchObject({
      job: "J-2002",
      desired_position: "Electrician, substation",
      trade: "Lineworker",
      resume_filename: "robin.pdf",
    });
    await page.goto(site.url + OPEN);
    await fillForm(host, application, "");
    await locateSendButton(host).click();
    expect(await page.locator("body").innerText()).toContain("Enter your phone number or your email address");
    await page.goBack();
    await host.getByLabel("Phone").fill("303 555 0162");
    await locateSendButton(host).click();
    const link = page.locator("[data-receipt-link]");
    expect(await link.getAttribute("href")).toMatch(/\/receipt#[\w-]{22}$/);
    expect(await page.locator("main").innerText()).toContain("No employer sees it until you agree.");
    await browser.close();
  });

  it("that arrives after the last day is stored, and says so", async () => {
    const { page } = await openPage(await getSharedBrowser());
    await page.goto(site.url + OPEN);
    const host = locateForm(page, application);
    await fillForm(host, application, "late@opening.example");
    await page.clock.setFixedTime("2100-01-01T07:00:01Z");
    await locateSendButton(host).click();
    await host.getByText("This position closed while your form was open").waitFor();
    expect(await host.locator(`a[href="${CALENDAR}"]`).count()).toBe(0);
    expect(await findRow("late@opening.example")).toMatchObject({ job: "J-2002" });
  });
});

it.each([
  [OPEN, "Send me a confirmation", "Check your inbox", "/job-alerts", "Your job alert is on"],
  [
    "/es/empleos",
    "Enviarme una confirmación",
    "Revise su correo",
    "/es/job-alerts",
    "Su alerta de empleo está activa",
  ],
])(
  "a job alert is asked for on %s, confirmed and ended without script",
  async (address, send, sent, prefix, on) => {
    const email = `alert${prefix.length}@opening.example`;
    const browser = await openBrowserWithoutScripts();
    const { page, consoleProblems } = await openPage(browser, { viewport: { width: 320, height: 640 } });
    await page.goto(site.url + address);
    const form = page.locator("#alert form");
    expect(await form.locator('[name="trade"]').inputValue()).toBe(address === OPEN ? "electrical" : "");
    expect(await form.locator('[name="state"]').inputValue()).toBe(address === OPEN ? "texas" : "");
    await form.locator('[name="email"]').fill(email);
    await form.getByRole("button", { name: send }).click();
    await page.getByRole("heading", { level: 1, name: sent }).waitFor();
    const folder = join(site.dataDir, "mail");
    const findMail = () =>
      readMails(folder, "_sender-alert_")
        .map((mail) => mail.replaceAll(/=\r?\n/g, ""))
        .find((mail) => mail.includes(email));
    await expect.poll(findMail).toBeDefined();
    const [, key = ""] = /confirm\?key(?:=3D|=)([0-9a-f-]{36})/.exec(findMail() ?? "") ?? [];
    await page.goto(`${site.url}${prefix}/confirm?key=${key}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.locator("main form button").click();
    await page.getByRole("heading", { level: 1, name: on }).waitFor();
    await page.goto(`${site.url}${prefix}/unsubscribe?key=${key}`);
    await page.locator("main form button").click();
    await page.waitForURL(/unsubscribed$/);
    await page.goto(`${site.url}${prefix}/confirm?key=${key}`);
    await page.locator("main form button").click();
    await page.waitForURL(/unknown$/);
    expect(consoleProblems).toEqual([]);
    await browser.close();
  },
);

describe("the feeds", () => {
  const read = async (address: string) => {
    const response = await fetch(site.url + address);
    expect(response.status, address).toBe(200);
    return response;
  };

  it("have every open position, in XML that parses although a text ends its section", async () => {
    const xml = await (await read("/jobs.xml")).text();
    const { page } = await openPage(await getSharedBrowser());
    const jobs = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      if (parsed.querySelector("parsererror") !== null) throw new Error(parsed.documentElement.textContent);
      return [...parsed.querySelectorAll("source > job")].map((job) =>
        Object.fromEntries([...job.children].map((field) => [field.localName, field.textContent])),
      );
    }, xml);
    expect(jobs).toHaveLength(SAMPLE_JOBS.open.length);
    expect(jobs.find(({ referencenumber }) => referencenumber === "J-2002")).toMatchObject({
      title: "Electrician, substation",
      date: "2020-01-02",
      requisitionid: "J-2002",
      company: "Confidential",
      city: "El Paso",
      state: "TX",
      country: "US",
      salary: "$38 to $46 an hour",
      jobtype: "fulltime",
      expirationdate: "2099-12-31T23:59:59-07:00",
      description: expect.stringMatching(/Conduit.*See ]]&gt; and R&amp;D\./s) as string,
    });
    expect(xml).not.toContain("&nbsp;");
  });

  it("as JSON have a version, an entity tag, and slices by state, and other sites may read them", async () => {
    const response = await read("/jobs.json");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const tag = response.headers.get("etag") ?? "";
    const again = await fetch(`${site.url}/jobs.json`, { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
    const { version, count, jobs } = (await response.json()) as {
      version: number;
      count: number;
      jobs: Record<string, unknown>[];
    };
    expect({ version, count }).toEqual({ version: 1, count: SAMPLE_JOBS.open.length });
    const job = jobs.find(({ id }) => id === "J-2002");
    expect(job).toMatchObject({
      url: expect.stringMatching(/\/jobs\/electrician-substation$/) as string,
      pay: { min: 38, max: 46, unit: "hour", currency: "USD", text: "$38 to $46 an hour" },
      state: "TX",
      closes: "2099-12-31",
      closesAt: "2099-12-31T23:59:59-07:00",
      perDiem: 95,
    });
    expect(job).not.toHaveProperty("html");
    const slice = (await (await read("/jobs/state/texas.json")).json()) as { jobs: unknown[] };
    expect(slice.jobs).toEqual([job]);
    const body = (await (await read(`${OPEN}.json`)).json()) as { html: string };
    expect(body.html).toContain("See ]]&gt; and R&amp;D.");
    expect((await fetch(`${site.url}${ENDED}.json`)).status).toBe(404);
  });

  it("as Atom list the open positions", async () => {
    const atom = await (await read("/jobs/feed.xml")).text();
    expect([...atom.matchAll(/<entry>/g)]).toHaveLength(SAMPLE_JOBS.open.length);
  });
});

it("an opening is applied to from a partner's list, and row, mails, receipt, desk, export and report name both", async () => {
  const email = "partner@opening.example";
  const { page: partnerPage, consoleMessages } = await partnerPages.embed(
    `<job-list state="texas" trade="electrical" partner="acme-jobs" data-ref="A-77"></job-list>`,
    { before: (page) => page.context().clock.install() },
  );
  const list = partnerPage.locator("job-list");
  await expect.poll(() => list.getByRole("status").innerText()).toBe("1 opening, 4 seats");
  const opened = partnerPage.context().waitForEvent("page");
  await list.getByRole("link", { name: "Electrician, substation", exact: true }).click();
  const page = await opened;
  await page.waitForURL(/\/jobs\/electrician-substation\?/);
  const form = locateForm(page, application);
  // A form that is sent at once is taken for spam.
  await page.clock.fastForward(3_500);
  const person = { ...application, texts: { ...application.texts, "Full name": "Pat Alvarado" } };
  await fillForm(form, person, email);
  await locateSendButton(form).click();
  await form.locator(".form-thanks").waitFor();
  const receipt = (await form.locator('a[href*="/receipt#"]').getAttribute("href")) ?? "";

  const row = (await site.rows("resume_submissions")).find((one) => one["email"] === email);
  expect(row).toMatchObject({
    job: "J-2002",
    partner: "acme-jobs",
    desired_position: "Electrician, substation",
  });
  const folder = join(site.dataDir, "mail");
  const findMails = () =>
    readMails(folder)
      .map((mail) => mail.replaceAll(/=\r?\n/g, ""))
      .filter((mail) => mail.includes(email));
  await expect.poll(() => findMails().length).toBe(2);
  const toAgency = findMails().find((mail) => mail.includes(`To: ${email}`) === false);
  for (const shown of ["J-2002", "acme-jobs"]) expect(toAgency).toContain(shown);
  await page.goto(receipt);
  await page.getByRole("heading", { name: "What you sent" }).waitFor();
  expect(await page.locator("main dl").innerText()).toContain("J-2002");
  await page.close();
  expect(consoleMessages).toEqual([]);

  const desk = await openDesk(site.dataDir, "Dana");
  const { page: inbox } = await openPage(await getSharedBrowser(), {
    viewport: { width: 1440, height: 900 },
  });
  try {
    await inbox.goto(desk.address);
    await inbox.getByRole("button", { name: "Filter", exact: true }).click();
    await inbox.getByLabel(/^Opening/).selectOption("J-2002");
    await inbox.locator(".lead-line", { hasText: "Pat Alvarado" }).click();
    await inbox.getByRole("heading", { level: 1, name: "Pat Alvarado" }).waitFor();
    await expect.poll(() => inbox.locator("body").innerText()).toContain(email);
    const lead = await inbox.locator("body").innerText();
    for (const shown of ["J-2002", "acme-jobs"]) expect(lead).toContain(shown);
  } finally {
    // The desk stops once its live updates have no reader.
    await inbox.context().close();
    await desk.stop();
  }

  const env = cleanEnvironment({ DATA_DIR: site.dataDir });
  const runCommand = (...args: string[]) =>
    spawnSync(process.execPath, [...NODE_ARGUMENTS, ...args], { cwd: project.root, env, encoding: "utf8" })
      .stdout;
  const [columns = "", ...lines] = runCommand("submissions", "resume_submissions", "--csv").split(/\r?\n/);
  expect(columns.split(",")).toEqual(expect.arrayContaining(["job", "trade", "partner"]));
  expect(lines.find((line) => line.includes(email))).toMatch(/J-2002.*acme-jobs|acme-jobs.*J-2002/);
  const month = toDay(new Date(), loadDataFiles(".").agency.timeZone).slice(0, 7);
  const report = runCommand("partners", "report", "acme-jobs", "--month", month, "--csv").split(/\r?\n/);
  expect(report[0]).toMatch(/day,page,shown,started,sent,accepted,flagged$/);
  expect(report.filter((line) => line.includes(OPEN)).map((line) => line.split(",").slice(-2))).toEqual([
    ["1", "0"],
  ]);
});

it("an application to an opening that is filled while its form is open arrives, and says so", async () => {
  const late = "This position closed while your form was open";
  const withScript = await openPage(await getSharedBrowser());
  const browser = await openBrowserWithoutScripts();
  const withoutScript = await openPage(browser);
  const pages = [withScript.page, withoutScript.page] as const;
  for (const [index, page] of pages.entries()) {
    await page.goto(site.url + path(superintendent));
    await fillForm(locateForm(page, application), application, `late${index}@filled.example`);
  }
  await locateForm(pages[1], application).locator('input[type="file"]').setInputFiles(pdf("late.pdf"));
  project.change(`content/jobs/${superintendent}.md`, "status: published", "status: filled");
  project.build("--without-social-images");
  await site.close();
  await site.restart();
  expect((await fetch(site.url + path(superintendent))).status).toBe(410);
  for (const page of pages) await locateSendButton(locateForm(page, application)).click();
  await locateForm(pages[0], application).getByText(late).waitFor();
  await pages[1].waitForURL(/\/sent\/late-application/);
  expect(await pages[1].locator("main").innerText()).toContain(late);
  const rows = (await site.rows("resume_submissions")).filter(({ job }) => job === "J-2001");
  const filenames = rows
    .filter(({ email }) => String(email).endsWith("@filled.example"))
    .map(({ resume_filename }) => resume_filename);
  expect(filenames.sort()).toEqual(["late.pdf", null]);
  const folder = join(site.dataDir, "mail");
  const readNotes = () =>
    readMails(folder).filter((mail) =>
      /had ended when this application\s+arrived|closed before your application\s+arrived/.test(mail),
    );
  await expect.poll(() => readNotes().length).toBe(4);
  await browser.close();
});
