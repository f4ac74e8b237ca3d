import { createServer, type AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { runOperators } from "../../server/operator/operators/run-operators.ts";
import {
  closePages,
  getSharedBrowser,
  openBrowserWithoutScripts,
  openPage,
} from "../browser/open-browser.ts";
import { selectCases } from "../is-full-run.ts";
import { readMails } from "../list-mails.ts";
import { runHere } from "../run-here.ts";
import { requireFit } from "./require-fit.ts";
import { startSite, type RunningSite } from "./start-site.ts";

let site: RunningSite;
let desk: string;

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const operators = (...args: string[]) =>
  runHere(runOperators, args, { DATA_DIR: site.dataDir, DESK_ORIGIN: desk });

/** Returns the links in the saved emails. */
async function readLinks(): Promise<string[]> {
  const { mail } = dataFolderPaths(site.dataDir);
  const emails = await Promise.all(readMails(mail, "_operator-link_").map((text) => PostalMime.parse(text)));
  return emails.flatMap(({ text = "" }) => /http\S+\/sign-in\/link\?token=[\w-]{43}/.exec(text)?.[0] ?? []);
}

/** Returns the color schemes in which axe checks a page of this width. */
const schemesAt = (width: number) =>
  width === 390
    ? selectCases(["dark", "light"] as const)
    : width === 1440
      ? selectCases(["light", "dark"] as const)
      : [];

beforeAll(async () => {
  const port = await findFreePort();
  desk = `http://desk.localhost:${port}`;
  site = await startSite({ DESK_ORIGIN: desk }, { port: String(port) });
  await operators("add", "ana@example.com", "--name", "Ana Cruz", "--role", "recruiter");
});
afterAll(async () => {
  await closePages(await getSharedBrowser());
  await site.stop();
});

it("an operator signs in with a link by mail, by keyboard, and is out once removed", async () => {
  const browser = await getSharedBrowser();
  const { page, consoleProblems } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${desk}/counts`);
  expect(page.url()).toBe(`${desk}/sign-in`);
  await requireFit(page, schemesAt);
  await page.keyboard.type("Ana@example.com");
  await page.keyboard.press("Enter");
  // The answer has the focus, so that screen readers read it, and the field keeps the address.
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "status");
  expect(await page.title()).toContain("Check your mail");
  expect(await page.getByLabel("Work email").inputValue()).toBe("Ana@example.com");
  await requireFit(page, schemesAt);
  await expect.poll(readLinks, { timeout: 30_000 }).toHaveLength(1);
  const [link = ""] = await readLinks();

  const other = await openPage(browser);
  await other.page.goto(link);
  await other.page.getByRole("heading", { name: "Asked for elsewhere" }).waitFor();
  await requireFit(other.page, schemesAt);

  await page.goto(link);
  await requireFit(page, schemesAt);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Open" }).waitFor();
  expect(page.url()).toBe(`${desk}/`);
  await page.getByText("Ana Cruz").waitFor();
  expect(await page.getByRole("button", { name: "Export CSV" }).count()).toBe(0);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Open" }).waitFor();
  expect(consoleProblems).toEqual([]);

  await operators("remove", "ana@example.com");
  await page.getByText("Your session has ended").waitFor();
  await page.getByRole("link", { name: "Sign in again" }).click();
  await page.getByLabel("Work email").waitFor();
});

it("the sign-in needs no script, and says what is wrong with an address", async () => {
  const browser = await openBrowserWithoutScripts();
  const { page } = await openPage(browser);
  await page.goto(`${desk}/sign-in`);
  await page.getByLabel("Work email").fill("eve@example.com");
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByRole("status").waitFor();
  // Browsers accept two dots in an address.
  await page.getByLabel("Work email").fill("ana..cruz@example.com");
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("Enter one email address").waitFor();
  expect(await page.title()).toContain("Error");
  expect(await page.getByLabel("Work email").getAttribute("aria-invalid")).toBe("true");
  await browser.close();
});
