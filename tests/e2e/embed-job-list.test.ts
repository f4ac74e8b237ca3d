import type { Page } from "playwright";
import { expect, test } from "vitest";
import { createSampleJobs, createSlices } from "../sample-jobs.ts";
import { useEmbedFixture } from "./embed-fixture.ts";
import { readPartnerReport, simulateHiddenTab } from "./form-counts-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";

const fixture = useEmbedFixture();

const jobs = createSampleJobs(2_000);
const slices = createSlices(jobs);
const countOf = (state: string, trade?: string): number =>
  jobs.filter((job) => job.state === state && (trade === undefined || job.trade === trade)).length;

interface Loaded {
  paths: string[];
  bytes: number;
}

/** Answers requests for openings with those of 2,000, and records them. */
async function serveOpenings(page: Page, loaded: Loaded = { paths: [], bytes: 0 }): Promise<Loaded> {
  // The form asks whether the opening's page is still there.
  await page.route(`${fixture.site.url}/jobs/*`, (route) =>
    route.fulfill({ headers: { "access-control-allow-origin": "*" } }),
  );
  await page.route("**/embed/jobs/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const slice = slices.get(pathname);
    const body = JSON.stringify(slice);
    loaded.paths.push(pathname);
    loaded.bytes += Buffer.byteLength(body);
    return route.fulfill({
      status: slice ? 200 : 404,
      body,
      contentType: "application/json",
      headers: { "access-control-allow-origin": "*" },
    });
  });
  return loaded;
}

test("openings are listed on a page with default-src 'none', and narrowed within 100 ms, with the focus kept", async () => {
  const loaded: Loaded = { paths: [], bytes: 0 };
  const { page, consoleMessages } = await fixture.visitStrictPage(
    `<main><job-list state="ohio" limit="5" partner="acme-jobs" theme="light"></job-list></main>`,
    { route: (opened) => serveOpenings(opened, loaded), viewport: { width: 390, height: 900 } },
  );
  const list = page.locator("job-list");
  const status = list.getByRole("status");
  await expect
    .poll(() => status.innerText())
    .toMatch(new RegExp(`^${countOf("Ohio")} openings, \\d+ seats$`));
  expect(loaded.paths).toEqual(["/embed/jobs/state/ohio.json"]);
  expect(loaded.bytes).toBeLessThanOrEqual(30_000);
  expect(await list.getByRole("listitem").count()).toBe(5);
  const first = list.getByRole("listitem").first();
  const job = jobs.find(({ state }) => state === "Ohio")!;
  expect(await first.innerText()).toContain(job.title);
  expect(await first.innerText()).toMatch(/Springfield, OH.*\$\d+ to \$\d+ an hour/s);
  expect(await first.getByRole("link", { name: job.title, exact: true }).getAttribute("href")).toBe(
    `${fixture.site.url}/jobs/${job.slug}?partner=acme-jobs`,
  );
  const apply = first.getByRole("link", { name: `Apply ${job.title}` });
  expect(await apply.getAttribute("href")).toBe(
    `${fixture.site.url}/jobs/${job.slug}?partner=acme-jobs#apply`,
  );
  expect(await list.getByLabel("State").inputValue()).toBe("ohio");
  expect(await list.getByLabel("Trade").inputValue()).toBe("");

  const duration = await list.evaluate(
    (host) =>
      new Promise<number>((resolve) => {
        const root = host.shadowRoot!;
        const select = root.querySelector("select")!;
        const shown = root.querySelector('[role="status"]')!;
        const before = shown.textContent;
        const start = performance.now();
        new MutationObserver(() => {
          if (shown.textContent !== before && /opening/.test(shown.textContent))
            resolve(performance.now() - start);
        }).observe(shown, { childList: true, characterData: true, subtree: true });
        select.focus();
        select.value = "electrical";
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }),
  );
  expect(duration).toBeLessThan(100);
  expect(await status.innerText()).toContain(`${countOf("Ohio", "electrical")} opening`);
  expect(
    await list.getByLabel("Trade").evaluate((select) => select.matches(":focus")),
    "the filter has the focus",
  ).toBe(true);
  expect(loaded.paths).toHaveLength(1);
  expect(
    await page.evaluate(() => document.querySelectorAll('script[type="application/ld+json"]').length),
  ).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findViolations(page, WCAG)).toEqual([]);
  await list.evaluate((host) => host.setAttribute("theme", "dark"));
  expect(await findViolations(page, WCAG)).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

test("the footer and the pay scale are in line with the rows", async () => {
  const { page } = await fixture.visitStrictPage(
    `<main><job-list state="ohio" limit="2"></job-list></main>`,
    { route: serveOpenings, viewport: { width: 390, height: 900 } },
  );
  const list = page.locator("job-list");
  const edge = (selector: string) =>
    list
      .locator(selector)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const rowStart = await edge(".job-title");
  expect([await edge(".jobs-head p"), await edge(".jobs-foot a")]).toEqual([rowStart, rowStart]);
  const middles = (selector: string) =>
    list.locator(selector).evaluateAll((marks) =>
      marks.map((mark) => {
        const { left, right } = mark.getBoundingClientRect();
        return Math.round((left + right) / 2);
      }),
    );
  expect(await middles(".jobs-ticks span")).toEqual(
    await middles("li:first-child .job-beam > :not(.job-range)"),
  );
});

test("Apply opens the form below its row, where it is sent for the partner", async () => {
  const email = "in-place@opening.example";
  const asked: string[] = [];
  const events = `<script nonce="r4nd0m">sent = []; addEventListener("ridgebeam:submitted", ({ detail }) => sent.push(detail));</script>`;
  const { page, consoleMessages } = await fixture.visitStrictPage(
    `${events}<main><job-list state="ohio" limit="2" partner="acme-jobs" data-ref="A-78"></job-list></main>`,
    {
      route: async (opened) => {
        await serveOpenings(opened);
        await opened.route(`${fixture.site.url}/jobs/*`, (route) => {
          asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
          return route.fulfill({ status: 410, headers: { "access-control-allow-origin": "*" } });
        });
      },
      viewport: { width: 390, height: 844 },
    },
  );
  const list = page.locator("job-list");
  const [first, second] = jobs.filter(({ state }) => state === "Ohio");
  const apply = list.getByRole("link", { name: `Apply ${first!.title}` });
  expect(await apply.getAttribute("aria-expanded")).toBe("false");
  await apply.click();
  const form = list.getByRole("group", { name: `Apply ${first!.title}` });
  await expect.poll(() => form.evaluate((element) => element.matches(":focus"))).toBe(true);
  expect(await apply.getAttribute("aria-expanded")).toBe("true");
  expect(await form.innerText()).toMatch(/No employer sees it until you agree\.\s+Apply/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findViolations(page, WCAG)).toEqual([]);
  await form.getByLabel("Full name").fill("Kim de la Reyes");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Trade").fill("Lineworker");
  await form.getByLabel("Years of experience").selectOption("4-7 years");
  await apply.click();
  await form.waitFor({ state: "hidden" });
  await apply.click();
  expect(await form.getByLabel("Full name").inputValue()).toBe("Kim de la Reyes");
  await list.getByRole("link", { name: `Apply ${second!.title}` }).click();
  await list.getByRole("group", { name: `Apply ${second!.title}` }).waitFor();
  await form.getByRole("button", { name: "Apply" }).click();
  await form.getByRole("heading", { name: `You have applied: ${first!.title}` }).waitFor();
  expect(await fixture.rows("resume_submissions", email)).toMatchObject([
    {
      job: first!.requisition,
      desired_position: first!.title,
      trade: "Lineworker",
      partner: "acme-jobs",
      page_url: page.url(),
    },
  ]);
  // The opening has been filled in the meantime.
  expect(asked).toEqual([`HEAD /jobs/${first!.slug}`]);
  await form.getByText("This position closed while your form was open").waitFor();
  expect(await page.evaluate("sent")).toEqual([{ widget: "apply-form", context: "opening" }]);
  // Two forms are open, of which one was filled in and sent.
  const counted = page.waitForRequest((request) => request.url().endsWith("/rpc/count_forms"));
  await simulateHiddenTab(page);
  const key = `apply-form,opening,acme-jobs ${new URL(page.url()).pathname}\n`;
  expect((await counted).postData()).toBe(
    [`shown ${key}`, `start ${key}`, `shown ${key}`, `submitted ${key}`].join(""),
  );
  await expect
    .poll(() => readPartnerReport(fixture.site.dataDir), { interval: 500 })
    .toContainEqual(
      expect.objectContaining({
        page: `${new URL(page.url()).origin}${new URL(page.url()).pathname}`,
        shown: 2,
        started: 1,
        sent: 1,
        accepted: 1,
      }),
    );
  expect(consoleMessages.filter((text) => !text.includes("410"))).toEqual([]);
});

test("Apply opens the page of the opening if the form cannot be loaded", async () => {
  const { page } = await fixture.embed(`<job-list state="ohio" partner="acme-jobs"></job-list>`, {
    route: (opened) => serveOpenings(opened),
    viewport: { width: 1280, height: 900 },
  });
  const list = page.locator("job-list");
  const job = jobs.find(({ state }) => state === "Ohio")!;
  const apply = list.getByRole("link", { name: `Apply ${job.title}` });
  await apply.waitFor();
  await page.route("**/embed/parts/**", (route) => route.abort());
  const opened = page.context().waitForEvent("page");
  await apply.click();
  expect((await opened).url()).toBe(`${fixture.site.url}/jobs/${job.slug}?partner=acme-jobs#apply`);
});

test("a list of all openings shows the newest, and others by trade, state and step", async () => {
  const loaded: Loaded = { paths: [], bytes: 0 };
  const { page } = await fixture.embed("<job-list></job-list>", {
    route: (opened) => serveOpenings(opened, loaded),
  });
  const list = page.locator("job-list");
  const status = list.getByRole("status");
  await expect.poll(() => status.innerText()).toBe("2,000 openings");
  await list.getByText(/^The \d+ newest of 2,000\./).waitFor();
  expect(await list.getByRole("listitem").count()).toBe(10);
  await list.getByRole("button", { name: "Show 10 more" }).click();
  await expect.poll(() => list.getByRole("listitem").count()).toBe(20);
  const eleventh = list.getByRole("listitem").nth(10).getByRole("link").first();
  await expect.poll(() => eleventh.evaluate((link) => link.matches(":focus"))).toBe(true);

  await list.getByLabel("State").selectOption({ label: "Texas" });
  await expect.poll(() => status.innerText()).toBe(`${countOf("Texas")} openings`);
  expect(await list.getByRole("listitem").count()).toBe(10);
  await list.getByLabel("Trade").selectOption({ label: "Electrical" });
  await expect
    .poll(() => status.innerText())
    .toMatch(new RegExp(`^${countOf("Texas", "electrical")} openings, `));
  expect(await list.getByRole("link", { name: "All openings" }).getAttribute("href")).toBe(
    `${fixture.site.url}/jobs?trade=electrical&state=texas`,
  );
  expect(loaded.paths).toEqual([
    "/embed/jobs/all.json",
    "/embed/jobs/state/texas.json",
    "/embed/jobs/state/texas/electrical.json",
  ]);
});

test("the list follows its attributes, and says which are invalid", async () => {
  const { page, consoleMessages } = await fixture.embed(
    `<job-list state="ohio" trade="electricl"></job-list>`,
    {
      route: (opened) => serveOpenings(opened),
    },
  );
  const list = page.locator("job-list");
  const status = list.getByRole("status");
  const set = (name: string, value: string | null) =>
    list.evaluate(
      (host, { attribute, text }) =>
        text === null ? host.removeAttribute(attribute) : host.setAttribute(attribute, text),
      { attribute: name, text: value },
    );
  await expect.poll(() => status.innerText()).toContain(`${countOf("Ohio")} openings`);
  await expect.poll(() => consoleMessages.join()).toContain('ignores the invalid value trade="electricl"');
  await list.getByLabel("Trade").selectOption("safety");
  await expect.poll(() => status.innerText()).toContain(`${countOf("Ohio", "safety")} opening`);
  await set("limit", "2");
  await expect.poll(() => list.getByRole("listitem").count()).toBe(2);
  expect(await list.getByLabel("Trade").inputValue()).toBe("safety");
  await set("state", "nevada");
  await expect.poll(() => status.innerText()).toContain(`${countOf("Nevada")} openings`);
  expect(await list.getByLabel("Trade").inputValue()).toBe("");
  await set("trade", "labor");
  await expect.poll(() => status.innerText()).toContain(`${countOf("Nevada", "labor")} opening`);
  await set("partner", "acme-jobs");
  await expect
    .poll(() => list.getByRole("listitem").getByRole("link").first().getAttribute("href"))
    .toContain("?partner=acme-jobs");
  await set("state", null);
  await set("trade", null);
  await expect.poll(() => status.innerText()).toBe("2,000 openings");
});

test("a state without openings says so, and offers the others", async () => {
  const { page, consoleMessages } = await fixture.embed(`<job-list state="new-hampshire"></job-list>`);
  const list = page.locator("job-list");
  await expect.poll(() => list.getByRole("status").innerText()).toBe("No open positions");
  await list.getByText("Nothing is advertised here today").waitFor();
  expect(
    await list
      .getByLabel("State")
      .evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text),
  ).toBe("New Hampshire");
  expect(await list.getByRole("listitem").count()).toBe(0);
  await list.getByRole("link", { name: "All openings" }).waitFor();
  expect(consoleMessages).toEqual([]);
});

test.each([
  ["missing", { status: 404, body: "" }, "unavailable"],
  ["malformed", { body: `{"version":1,"jobs":[{"title":"x"}]}` }, "unavailable"],
  ["a web page", { contentType: "text/html", body: "<!doctype html><h1>Sign in</h1>" }, "unavailable"],
  ["unreachable", undefined, "unreachable"],
])("a list whose openings are %s says so, and loads them when asked again", async (_case, answer, reason) => {
  const { page } = await fixture.embed(
    `<script>failures = []; addEventListener("ridgebeam:error", ({ detail }) => failures.push(detail));</script>
    <job-list state="ohio"></job-list>`,
    {
      route: async (opened) => {
        await serveOpenings(opened);
        await opened.route(
          "**/embed/jobs/**",
          (route) =>
            answer === undefined
              ? route.abort()
              : route.fulfill({ ...answer, headers: { "access-control-allow-origin": "*" } }),
          { times: 1 },
        );
      },
    },
  );
  const list = page.locator("job-list");
  await list.getByRole("alert").getByText("could not be loaded").waitFor();
  await expect.poll(() => page.evaluate("failures")).toEqual([{ widget: "job-list", reason }]);
  await list.getByRole("link", { name: "All openings" }).waitFor();
  await list.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => list.getByRole("status").innerText()).toContain(`${countOf("Ohio")} openings`);
  expect(await list.getByRole("status").evaluate((status) => status.matches(":focus"))).toBe(true);
});

test("a list that takes long says so, and gives up after 20 seconds", async () => {
  let reportRequest = (): void => undefined;
  const requested = new Promise<void>((resolve) => (reportRequest = resolve));
  const { page } = await fixture.embed("<job-list></job-list>", {
    before: async (opened) => {
      await opened.clock.install();
      await opened.route("**/embed/jobs/**", reportRequest);
    },
  });
  const list = page.locator("job-list");
  const status = list.getByRole("status");
  await requested;
  await expect.poll(() => status.innerText()).toBe("Loading open positions...");
  await page.clock.fastForward(4_001);
  await expect.poll(() => status.innerText()).toContain("Still loading.");
  await page.clock.fastForward(16_001);
  await list.getByRole("alert").waitFor();
});

test("in Spanish, the list has pay, place, dates and filters in Spanish, and marks titles as English", async () => {
  const { page, consoleMessages } = await fixture.embed(
    `<job-list lang="es" state="new-mexico"></job-list>`,
    {
      route: (opened) => serveOpenings(opened),
    },
  );
  const list = page.locator("job-list");
  await expect.poll(() => list.getByRole("status").innerText()).toMatch(/^\d+ vacantes, \d+ puestos$/);
  const closing = list.getByRole("listitem").filter({ hasText: "cierra el 31 dic" }).first();
  expect(await closing.innerText()).toMatch(/\$\d+ a \$\d+ por hora/);
  expect(await closing.getByRole("link").first().getAttribute("lang")).toBe("en");
  expect(await closing.getByRole("link").first().getAttribute("href")).toMatch(
    new RegExp(`^${fixture.site.url}/es/empleos/[\\w-]+$`),
  );
  await closing.getByRole("link", { name: /^Solicitar/ }).click();
  const form = closing.getByRole("group");
  await form.getByText("Ningún empleador lo ve hasta que usted acepte.").waitFor();
  await form.getByLabel("Nombre completo").fill("Luz Ortega");
  await form.getByLabel("Correo electrónico").fill("luz@in-place.example");
  await form.getByLabel("Oficio").fill("Electricista");
  await form.locator("select").selectOption({ index: 2 });
  await form.getByRole("button", { name: "Postularme" }).click();
  await form.getByRole("heading", { name: "Recibimos su solicitud" }).waitFor();
  expect(await fixture.rows("resume_submissions", "luz@in-place.example")).toMatchObject([
    { language: "es" },
  ]);
  await list.getByLabel("Oficio").selectOption({ label: "Electricidad" });
  expect(
    await list
      .getByLabel("Estado")
      .evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text),
  ).toBe("Nuevo México");
  expect(await list.getByRole("link", { name: "Todas las vacantes" }).getAttribute("href")).toBe(
    `${fixture.site.url}/es/empleos?trade=electrical&state=new-mexico`,
  );
  expect(consoleMessages).toEqual([]);
});
