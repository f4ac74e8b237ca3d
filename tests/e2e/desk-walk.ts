import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import { runOperators } from "../../server/operator/operators/run-operators.ts";
import { runSql } from "../../server/operator/sql/run-sql.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/environment.ts";
import { openContext } from "../browser/open-browser.ts";
import { postAsVisitor } from "../db/post-as-visitor.ts";
import { sampleRows } from "../db/sample-rows.ts";
import { findFreePort } from "../find-free-port.ts";
import { startSmtpSink, type ReceivedMail, type SmtpSink } from "../mail/smtp-sink.ts";
import { runHere } from "../run-here.ts";
import { samplePdf } from "../unit/server/jobs/file-checks/sample-documents.ts";
import { insertLead } from "./insert-lead.ts";
import { openDesk } from "./open-desk.ts";
import { startSite, type RunningSite } from "./start-site.ts";

/** Where the desk is: at `DESK_ORIGIN`, or opened on one machine by `npm run desk`. */
export type DeskPlace = "served" | "local";

/** The submissions that the operators work through, by kind. */
export const WALK_SUBMISSIONS = { leads: 26, resumes: 8, reports: 6 };
const total = Object.values(WALK_SUBMISSIONS).reduce((sum, count) => sum + count);

const team = {
  ana: { name: "Ana Cruz", role: "admin", phone: false },
  dana: { name: "Dana Ruiz", role: "recruiter", phone: false },
  luis: { name: "Luis Ferreira", role: "recruiter", phone: true },
} as const;
type Member = keyof typeof team;
const members = Object.keys(team) as Member[];
const addressOf = (member: Member): string => `${member}@ridgebeam.example`;

const timeoutMs = 90_000;

/** Waits until a condition holds, as of checks 10 ms apart. */
async function until<Result>(find: () => Result | undefined | false, what: string): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const found = find();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await sleep(10);
  }
}

async function send(site: RunningSite, table: string, row: object): Promise<void> {
  const visitor = postAsVisitor({ url: site.url, key: PUBLISHABLE_KEY });
  if ("resume_file_path" in row) {
    const uploaded = await visitor.upload(String(row.resume_file_path), new Uint8Array(samplePdf()));
    assert.ok(uploaded.ok, await uploaded.text());
  }
  const response = await visitor.insert(table, { form_check: { trap: "", seconds: 30 }, ...row });
  assert.ok(response.ok, await response.text());
}

/** Stores the submissions, and returns the ids of the leads, which are named Walker01, Walker02 and so on. */
async function fill(site: RunningSite): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= WALK_SUBMISSIONS.leads; number += 1) {
    const last_name = `Walker${String(number).padStart(2, "0")}`;
    const email = `${last_name.toLowerCase()}@example.com`;
    const phone = `(512) 555-${1000 + number}`;
    const language = number % 6 === 0 ? "es" : undefined;
    ids.push(await insertLead(site, { first_name: "Kim", last_name, email, phone, language }));
  }
  for (let number = 1; number <= WALK_SUBMISSIONS.resumes; number += 1)
    await send(site, "resume_submissions", {
      ...sampleRows.resume_submissions,
      email: `sam${number}@example.com`,
      phone: `(512) 555-${2000 + number}`,
      resume_file_path: `${1_763_000_000_000 + number}_resume.pdf`,
    });
  for (let number = 1; number <= WALK_SUBMISSIONS.reports; number += 1)
    await send(site, "salary_report_downloads", { email: `reader${number}@example.com` });
  return ids;
}

const row = (page: Page, text: string) => page.locator(".lead-line", { hasText: text });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const focus = (page: Page, name: string) => row(page, name).getByRole("link").focus();
const textField = (page: Page) => page.getByLabel("Text", { exact: true });
const sendButton = (page: Page) => page.getByRole("button", { name: "Send" });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function openLead(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole("link").click();
  await title(page, `Kim ${name}`);
}

const countRows = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll(".lead-line").length === wanted, count);

/**
 * Works through 40 submissions as three operators would, in three browsers, one of them a phone.
 * @returns how long each step took until the screen, or the mailbox, showed its result, in milliseconds; the median if a
 * step is taken several times
 * @throws Error if a step has another result
 */
export async function walkDesk(place: DeskPlace, browser: Browser): Promise<Map<string, number>> {
  const isServed = place === "served";
  const sink = await startSmtpSink();
  const port = String(await findFreePort());
  const origin = `http://desk.localhost:${port}`;
  const env = { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, ...(isServed && { DESK_ORIGIN: origin }) };
  const site = await startSite(env, { port, hasRaisedLimits: true });
  const settings = { DATA_DIR: site.dataDir, DESK_ORIGIN: origin };
  const closers = [() => site.stop(), () => sink.close()];
  try {
    const walk = new Walk();
    const ids = await fill(site);
    const pages = new Map<Member, Page>();
    const addresses = new Map<Member, string>();
    for (const member of members) {
      const { name, role, phone } = team[member];
      const size = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
      const context = await openContext(browser, { viewport: size, hasTouch: phone });
      closers.unshift(() => context.close());
      const page = await context.newPage();
      pages.set(member, page);
      if (isServed) {
        const { code } = await runHere(
          runOperators,
          ["add", addressOf(member), "--name", name, "--role", role],
          settings,
        );
        assert.equal(code, 0);
        await signIn(walk, page, origin, addressOf(member), sink);
        addresses.set(member, origin);
      } else {
        const desk = await openDesk(site.dataDir, name);
        closers.unshift(() => desk.stop());
        addresses.set(member, desk.origin);
        await walk.time(() => page.goto(desk.address), { "Use the link": () => countRows(page, total) });
      }
    }
    await work({ walk, site, sink, ids, settings, isServed, pages, addresses });
    return walk.medians();
  } finally {
    for (const close of closers) await close();
  }
}

class Walk {
  readonly #times = new Map<string, number[]>();

  /** Acts, and measures for each of several observers how long it takes until they see the result. */
  async time<Sights extends Record<string, () => Promise<unknown>>>(
    act: () => Promise<unknown>,
    sights: Sights,
  ): Promise<void> {
    const start = performance.now();
    const see = async ([step, isSeen]: [string, () => Promise<unknown>]) => {
      await isSeen();
      this.#times.set(step, [...(this.#times.get(step) ?? []), performance.now() - start]);
    };
    await act();
    await Promise.all(Object.entries(sights).map(see));
  }

  medians(): Map<string, number> {
    const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? NaN;
    return new Map([...this.#times].map(([step, times]) => [step, median(times)]));
  }
}

async function signIn(walk: Walk, page: Page, desk: string, address: string, sink: SmtpSink): Promise<void> {
  await page.goto(desk);
  await page.getByLabel("Work email").fill(address);
  const findLink = () =>
    sink.mails
      .filter(({ to }) => to.includes(address))
      .map(({ parsed }) => /http\S+\/sign-in\/link\?token=[\w-]{43}/.exec(parsed.text ?? "")?.[0])
      .find(Boolean);
  await walk.time(() => page.getByRole("button", { name: "Send the link" }).click(), {
    "Ask for a link": () => page.getByRole("status").waitFor(),
    "Ask for a link: it is in the mailbox": () => until(findLink, `a link for ${address}`),
  });
  await page.goto(findLink() ?? "");
  await walk.time(() => page.getByRole("button", { name: "Open the desk" }).click(), {
    "Use the link": () => countRows(page, total),
  });
}

interface Desk {
  walk: Walk;
  site: RunningSite;
  sink: SmtpSink;
  ids: string[];
  settings: Record<string, string>;
  isServed: boolean;
  pages: ReadonlyMap<Member, Page>;
  addresses: ReadonlyMap<Member, string>;
}

async function work(desk: Desk): Promise<void> {
  const { walk, pages } = desk;
  const pageOf = (member: Member): Page => pages.get(member)!;
  const [ana, dana, luis] = members.map(pageOf) as [Page, Page, Page];
  const urlOf = (member: Member, path: string) => `${desk.addresses.get(member)}${path}`;
  const isOwner = (page: Page, walker: string, member: Member) => () =>
    row(page, walker).getByText(`owned by ${team[member].name}`).waitFor({ state: "attached" });

  for (const [member, walker] of [
    ["ana", "Walker01"],
    ["dana", "Walker25"],
    ["luis", "Walker26"],
  ] as const) {
    const page = pageOf(member);
    await focus(page, walker);
    await walk.time(() => press(page, "o"), { "Take one (O)": isOwner(page, walker, member) });
  }
  await focus(ana, "Walker02");
  await press(ana, "x");
  await focus(ana, "Walker13");
  await press(ana, "Shift+X");
  await ana.getByRole("status").filter({ hasText: "12 rows selected" }).waitFor();
  const assign = async () => {
    await press(ana, "a");
    await ana.getByRole("button", { name: "Dana Ruiz" }).waitFor();
    await press(ana, "2");
  };
  await walk.time(assign, {
    "Assign 12 (A, 2)": isOwner(ana, "Walker13", "dana"),
    "Assign 12: a colleague sees it": isOwner(dana, "Walker13", "dana"),
  });
  await press(ana, "Escape");

  await collide(desk, dana, luis);
  await snooze(desk, dana);

  await press(ana, "f");
  await walk.time(() => ana.getByLabel("Kind").selectOption("Resume"), {
    "Filter by kind": () => countRows(ana, WALK_SUBMISSIONS.resumes),
  });
  const { pathname, search } = new URL(ana.url());
  await walk.time(() => luis.goto(urlOf("luis", pathname + search)), {
    "Open a view by its address": () => countRows(luis, WALK_SUBMISSIONS.resumes),
  });
  await ana.goto(urlOf("ana", "/"));
  await countRows(ana, total - 1);
  await walk.time(() => ana.getByLabel("Search all fields").fill("walker17"), {
    Search: () => countRows(ana, 1),
  });
  await openLead(ana, "Walker17");
  await walk.time(() => press(ana, "l", "1"), {
    "Log a call (L, 1)": () => ana.getByText("Ana Cruz called: reached").waitFor(),
  });

  if (desk.isServed) {
    await luis.goto(urlOf("luis", "/"));
    await openLead(luis, "Walker18");
    await luis.getByRole("button", { name: "Status and more" }).click();
    await luis.getByRole("button", { name: "Contacted" }).waitFor();
    assert.equal(await luis.getByRole("button", { name: "Erase person…" }).count(), 0);
  }
  const eraseButton = ana.getByRole("button", { name: "Erase 1 submission for good" });
  await walk.time(() => ana.getByRole("button", { name: "Erase person…" }).click(), {
    "Erase a person: what would go": () => eraseButton.waitFor(),
  });
  await walk.time(() => eraseButton.click(), { "Erase a person": () => title(ana, "All") });
  const stored = await desk.site.rows("contact_submissions");
  assert.equal(stored.length, WALK_SUBMISSIONS.leads - 1);
  assert.ok(stored.every(({ last_name }) => last_name !== "Walker17"));

  if (desk.isServed) await removeDana(desk, dana);
}

/** Luis answers on his phone what Dana is about to answer. */
async function collide({ walk, sink }: Desk, dana: Page, luis: Page): Promise<void> {
  await openLead(dana, "Walker02");
  const bar = dana.getByRole("status").filter({ hasText: "Luis Ferreira" });
  await walk.time(() => row(luis, "Walker02").getByRole("link").click(), {
    "Open one": () => title(luis, "Kim Walker02"),
    "Open one: a colleague who has it open sees it": () =>
      bar.filter({ hasText: "has this open since" }).waitFor(),
  });
  await luis.getByRole("button", { name: "Reply", exact: true }).click();
  await walk.time(() => textField(luis).fill("Hello Kim, can we talk at 9?"), {
    "Begin a reply: a colleague sees it": () => bar.filter({ hasText: "is writing a reply since" }).waitFor(),
  });
  await walk.time(() => press(dana, "r"), {
    "Begin a second reply (R): told before typing": () =>
      dana.getByRole("alert").filter({ hasText: "Luis Ferreira is writing a reply" }).waitFor(),
  });
  assert.ok(await textField(dana).isDisabled());
  await dana.getByRole("button", { name: "Write anyway" }).click();
  await textField(dana).fill("Hello Kim, how many do you need?");
  const findReply = () =>
    sink.mails.find(
      ({ to, parsed }) => to.includes("walker02@example.com") && parsed.text?.includes("talk at 9?"),
    );
  await walk.time(() => sendButton(luis).click(), {
    "Send a reply": () => luis.getByRole("status").filter({ hasText: "is on its way" }).waitFor(),
    "Send a reply: it is in the mailbox": () => until(findReply, "the reply"),
    "Send a reply: the second writer is told": () =>
      dana.getByRole("alert").filter({ hasText: "Luis Ferreira replied" }).waitFor(),
  });
  assert.equal(findReply()?.parsed.from?.name, "Luis Ferreira, Ridgebeam Talent");
  assert.ok(await sendButton(dana).isDisabled());
  await dana.getByRole("button", { name: "Keep draft" }).click();
  await press(dana, "Escape");
  await title(dana, "Open");
}

/** Dana snoozes one. Then the server is stopped, the day comes, and the server starts again. */
async function snooze({ walk, site, sink, ids, settings }: Desk, dana: Page): Promise<void> {
  const name = "Walker04";
  await focus(dana, name);
  await walk.time(() => press(dana, "z", "1"), {
    "Snooze (Z, 1)": () => row(dana, name).waitFor({ state: "detached" }),
  });
  await site.close();
  const day = `update private.snoozes set until = now() - interval '1 minute' where submission = '${ids[3]}'`;
  assert.deepEqual(await runHere(runSql, [day], settings), { code: 0, output: "", errors: "" });
  await site.restart();
  await row(dana, name).waitFor();
  const isReminder = ({ parsed }: ReceivedMail) => parsed.subject === `Back in your list: Kim ${name}`;
  await until(() => sink.mails.some(isReminder), "the reminder");
}

/** Dana is removed. From that moment on, her open page receives nothing. */
async function removeDana({ walk, settings }: Desk, dana: Page): Promise<void> {
  const ask = () =>
    dana.evaluate(async () => {
      const authorization = `Bearer ${sessionStorage.getItem("token")}`;
      return (await fetch("/api/leads", { headers: { authorization } })).status;
    });
  assert.equal(await ask(), 200);
  const { code } = await runHere(runOperators, ["remove", addressOf("dana")], settings);
  assert.equal(code, 0);
  await walk.time(() => Promise.resolve(), {
    "Removed operator: the next request is refused": async () => assert.equal(await ask(), 401),
    "Removed operator: the screen says so": () => dana.getByText("Your session has ended").waitFor(),
  });
}
