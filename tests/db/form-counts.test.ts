import { beforeEach, expect, it } from "vitest";
import { storeContentSettings } from "../../server/data/store-content-settings.ts";
import { FORM_TAGS } from "../../model/tags/tags.ts";
import { readBehaviorNumber } from "../read-behavior.ts";
import { dumpDatabase } from "./dump-database.ts";
import { describeBackend } from "./served-backend.ts";

const readLimit = (row: string) => readBehaviorNumber("Counts of forms", row);

describeBackend("form counts", (backend) => {
  beforeEach(async () => {
    await backend.reset();
    await storeContentSettings(backend.database, {
      contexts: ["general", "header"],
      partners: ["acme-jobs"],
      forms: FORM_TAGS,
      timeZone: "America/New_York",
    });
  });

  const postEvents = async (lines: readonly string[], headers: Record<string, string> = {}) => {
    const answer = await fetch(`${backend.url}/rest/v1/rpc/count_forms`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, origin: "https://jobs.acme.example", ...headers },
      body: lines.map((line) => `${line}\n`).join(""),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const rows = () =>
    backend.database.query(
      `select form, context, partner, page, shown, started, sent, failed from private.form_counts
       order by partner, page, form, context`,
    );

  it("are totaled by form, context, partner and partner's page, and contain nothing else", async () => {
    const visitEvents = ["shown lead-form,general, /about", "shown lead-form,header, /about"];
    expect(await postEvents(visitEvents)).toEqual({ status: 200, body: { counted: 2 } });
    await postEvents([...visitEvents, "start lead-form,general, /about", "error lead-form,general, /about"]);
    await postEvents(["submitted lead-form,general, /about"]);
    await postEvents(["shown resume-form,,acme-jobs /jobs/42", "start resume-form,,acme-jobs /jobs/42"]);
    const none = { shown: 0, started: 0, sent: 0, failed: 0 };
    const onSite = { ...none, form: "lead-form", partner: "", page: "" };
    expect(await rows()).toEqual([
      { ...onSite, context: "general", shown: 2, started: 1, sent: 1, failed: 1 },
      { ...onSite, context: "header", shown: 2 },
      {
        ...none,
        form: "resume-form",
        context: "",
        partner: "acme-jobs",
        page: "https://jobs.acme.example/jobs/42",
        shown: 1,
        started: 1,
      },
    ]);
    expect(await dumpDatabase(backend.database)).not.toContain("127.0.0.1");
  });

  it("store no name that the content does not list", async () => {
    const events = [
      "shown lead-form,viagra, /about",
      "shown lead-form,general,stranger /about",
      "clicked lead-form,general, /about",
      "shown",
      "",
      "shown lead-form,own_place,acme-jobs /",
    ];
    expect(await postEvents(events)).toEqual({ status: 200, body: { counted: 1 } });
    expect(await rows()).toMatchObject([{ form: "lead-form", context: "", partner: "acme-jobs", shown: 1 }]);
  });

  it("include a form's name once the site has the form, and until then count it without a name", async () => {
    const nightFormEvents = ["shown night-form,general, /", "start night-form,general, /", "shown Night,, /"];
    expect(await postEvents(nightFormEvents)).toEqual({ status: 200, body: { counted: 2 } });
    expect(await rows()).toMatchObject([{ form: "", context: "general", shown: 1, started: 1 }]);
    await storeContentSettings(backend.database, { forms: [...FORM_TAGS, "night-form"] });
    await postEvents(nightFormEvents);
    expect(await rows()).toMatchObject([{ form: "" }, { form: "night-form", shown: 1, started: 1 }]);
  });

  it("limit what one call can add, as docs/behavior lists", async () => {
    const most = readLimit("a call adds to one number at most");
    await postEvents(Array<string>(most + 1).fill("shown lead-form,general, /"));
    const line = "shown lead-form,header, /";
    const ignoredLines = Array<string>(readLimit("lines that count of a call") - 1).fill("shown x");
    await postEvents([...ignoredLines, line, line]);
    const postCharacters = (count: number) => postEvents([line, "x".repeat(count - line.length - 2)]);
    const characters = readLimit("a call is read up to, in characters");
    expect((await postCharacters(characters)).body).toEqual({ counted: 1 });
    expect((await postCharacters(characters + 1)).body).toEqual({ counted: 0 });
    expect(await rows()).toMatchObject([
      { context: "general", shown: most },
      { context: "header", shown: 2 },
    ]);
  });

  it("take the origin of a partner's page from the browser, and omit queries and email addresses in paths", async () => {
    const line = "shown lead-form,general,acme-jobs";
    await postEvents([`${line} /jobs?name=kim#top`]);
    await postEvents([`${line} /jobs`], { origin: "null" });
    await postEvents([`${line} /j\u00f6bs`]);
    await postEvents([`${line} /apply/kim%40example.com/resume`]);
    expect(await rows()).toMatchObject([
      { page: "", shown: 2 },
      { page: "https://jobs.acme.example/apply/[...]/resume", shown: 1 },
      { page: "https://jobs.acme.example/jobs", shown: 1 },
    ]);
  });

  it("count only as many of a partner's pages per day separately as docs/behavior lists, and combine the others", async () => {
    await backend.database.query(
      `insert into private.form_counts (day, form, context, partner, page)
       select private.counted_day(now()), 'lead-form', 'general', 'acme-jobs', 'https://jobs.acme.example/' || n
       from generate_series(1, $1::int) n`,
      [readLimit("pages of a partner that have numbers of their own, a day")],
    );
    await postEvents(["shown lead-form,general,acme-jobs /another", "shown lead-form,general,acme-jobs /7"]);
    const counts = await backend.database.query(
      "select page, shown from private.form_counts where shown > 0 order by page",
    );
    expect(counts).toEqual([
      { page: "", shown: 1 },
      { page: "https://jobs.acme.example/7", shown: 1 },
    ]);
  });

  it("silently ignore a network address that has reached its limit", async () => {
    await backend.limit("form_counts", "address", 2);
    const line = "shown lead-form,general, /";
    expect([await postEvents([line]), await postEvents([line]), await postEvents([line])]).toEqual([
      { status: 200, body: { counted: 1 } },
      { status: 200, body: { counted: 1 } },
      { status: 200, body: { counted: 0 } },
    ]);
    expect(await rows()).toMatchObject([{ shown: 2 }]);
  });

  it("lose nothing when many pages are closed simultaneously", async () => {
    const lines = ["shown lead-form,general, /", "shown lead-form,header, /", "start lead-form,header, /"];
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => postEvents(n % 2 === 0 ? lines : [...lines].reverse())),
    );
    expect(await rows()).toMatchObject([
      { context: "general", shown: 40 },
      { context: "header", shown: 40, started: 40 },
    ]);
  });
});
