import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openBrowser, openPage } from "../browser/open-browser.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { useProjectCopy } from "../project-fixture.ts";
import { startDeskProcess, type DeskProcess } from "./start-desk-process.ts";
import { contact, fillForm, locateForm, locateSendButton } from "./sample-forms.ts";
import { startSite, type RunningSite } from "./start-site.ts";

vi.setConfig({ testTimeout: 600_000 });

const { root, write, change, build } = useProjectCopy();
const EMAIL = "dana@kestrel.example";
const VALUE = "Forty million, see pat@owner.example";

let site: RunningSite;
let desk: DeskProcess;
let browser: Browser;
let receipt: string;

function runSubmissionsCommand(...args: string[]): string {
  const options = { cwd: root, env: cleanEnvironment({ DATA_DIR: site.dataDir }), encoding: "utf8" } as const;
  const command = [...NODE_ARGUMENTS, "server/commands/submissions.ts", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const rows = () => site.rows("contact_submissions");
const budget = async () => (await rows()).find(({ email }) => email === EMAIL)?.budget;

// As CONTRIBUTING.md says, a new field needs only a description, a migration and a label.
describe("a field added to the contact form", () => {
  beforeAll(async () => {
    change(
      "site/model/submissions/contact-fields.ts",
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
    build();
    [site, browser] = await Promise.all([startSite({}, { root }), openBrowser()]);
    desk = await startDeskProcess(site.dataDir, "pat", {}, root);

    const { page } = await openPage(browser);
    await page.clock.install();
    await page.goto(site.url);
    const form = locateForm(page, contact);
    await fillForm(form, contact, EMAIL);
    await form.getByLabel("Construction budget").fill(VALUE);
    await page.clock.fastForward(3_500);
    await locateSendButton(form).click();
    receipt = (await form.locator(".form-thanks p a").getAttribute("href")) ?? "";
  });
  afterAll(async () => {
    await desk.stop();
    await browser.close();
    await site.stop();
  });

  it("is stored in the row, and included in exports", async () => {
    expect(await budget()).toBe(VALUE);
    const [header = "", row = ""] = runSubmissionsCommand("contact_submissions", "--csv").split("\r\n");
    expect(header.split(",")).toContain("budget");
    expect(row).toContain(`"${VALUE}"`);
  });

  it("is in the agency's email under its label", async () => {
    const folder = join(site.dataDir, "mail");
    const findNotice = async () => {
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
      const mails = await Promise.all(
        names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
      );
      return mails.map(({ text }) => text ?? "").find((text) => text.includes("Everything that was sent"));
    };
    await expect.poll(findNotice, { timeout: 90_000, interval: 500 }).toBeDefined();
    expect(await findNotice()).toMatch(/Construction budget[^]{0,40}Forty million/);
  });

  it("is shown on the desk, and the desk's search finds its value", async () => {
    const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(desk.address);
    await page.getByLabel("Search all fields").fill("forty million");
    await expect.poll(() => page.url()).toContain("q=forty");
    await page.locator(".lead-line").click();
    const field = page.locator("dl > div", { hasText: "Construction budget" });
    expect(await field.getByRole("definition").textContent()).toBe(VALUE);
  });

  it("is on the sender's receipt", async () => {
    const { page } = await openPage(browser);
    await page.goto(receipt);
    const field = page.locator("dl > div", { hasText: "Construction budget" });
    expect(await field.getByRole("definition").textContent()).toBe(VALUE);
  });

  it("is covered when its sender or a person named in it is erased", async () => {
    runSubmissionsCommand("--erase", "pat@owner.example", "--yes");
    expect(await budget()).toBe("Forty million, see [...]");
    runSubmissionsCommand("--erase", EMAIL, "--yes");
    expect(await rows()).toEqual([]);
  });
});
