import { beforeAll, expect, it } from "vitest";
import { readBehaviorTable } from "../read-behavior.ts";
import { describeBackend } from "./served-backend.ts";
import { insertRow } from "./insert-row.ts";
import { createHonestSamples } from "./spam/honest-samples.ts";
import { site, type Sample } from "./spam/sample.ts";
import { createSpamSamples } from "./spam/spam-samples.ts";
import { isFullRun } from "../is-full-run.ts";

const form = (seconds: number, trap: unknown = "") => ({ form_check: { trap, seconds } });
const lead = { email: "dana@example.com", position_type: "Project Manager", company_name: "Reyes Builders" };

describeBackend("spam scoring", (backend, isFastest) => {
  let threshold: number;
  beforeAll(async () => {
    await backend.reset();
    const [settings] = await backend.database.query<{ score: number }>(
      "select held_from_score as score from private.delivery_settings",
    );
    threshold = settings!.score;
    await backend.database.query("insert into private.known_origins values ($1), ($2)", [
      site.origin,
      site.partnerOrigin,
    ]);
    await backend.database.query("insert into private.known_partners values ($1)", [site.partner]);
  });

  async function judge({ table, row, headers }: Sample) {
    const id = crypto.randomUUID();
    await backend.asAnon(async (transaction) => {
      const headersJson = JSON.stringify({ ...headers, "x-forwarded-for": "203.0.113.1" });
      await transaction.query("select set_config('request.headers', $1, true)", [headersJson]);
      await insertRow(transaction, table, { id, ...row });
    });
    const [judged] = await backend.database.query<{ score: number; reasons: Record<string, number> }>(
      `select spam_score as score, spam_reasons as reasons from public.${table} where id = $1 and form_check is null`,
      [id],
    );
    return judged!;
  }
  const judgeLead = (row: object, { host, origin }: Sample["headers"] = site) =>
    judge({
      table: "contact_submissions",
      headers: { host, ...(origin ? { origin } : {}) },
      row: { ...lead, source: "landing2_form", ...row },
    });
  const reasons = async (row: object, headers?: Sample["headers"]) => (await judgeLead(row, headers)).reasons;

  async function filterFlagged(samples: Sample[]): Promise<{ sample: Sample; reasons: object }[]> {
    const found = [];
    for (const sample of samples) {
      const { score, reasons } = await judge(sample);
      if (score >= threshold) found.push({ sample, reasons });
    }
    return found;
  }

  it("uses the signals and points that docs/behavior/submissions.md lists", async () => {
    const rows = await backend.database.query<{ signal: string; points: number }>(
      "select signal, points from private.spam_points",
    );
    const listed = readBehaviorTable("Spam signals").map(([signal, points]) => [signal, Number(points)]);
    expect(Object.fromEntries(rows.map(({ signal, points }) => [signal, points]))).toEqual(
      Object.fromEntries(listed),
    );
  });

  if (isFullRun && isFastest) {
    it("flags at most 0.5% of 500 honest senders", async () => {
      const falsePositives = await filterFlagged(createHonestSamples(500));
      expect(falsePositives.length, JSON.stringify(falsePositives, null, 1)).toBeLessThanOrEqual(2);
    });

    it("flags at least 75% of 500 spam samples, some of which have no signal", async () => {
      expect((await filterFlagged(createSpamSamples(500))).length).toBeGreaterThanOrEqual(375);
    });
  }

  it("does not flag three fields typed in ten seconds or autofilled in two", async () => {
    expect(await reasons(form(10))).toEqual({});
    expect(await reasons(form(2))).toEqual({ too_fast: 30 });
    expect(await reasons(form(0.4))).toEqual({ instant: 60 });
  });

  it("distinguishes a password manager in the hidden field from a bot", async () => {
    expect(await reasons(form(12, "DANA@example.com"))).toEqual({ trap_own_words: 30 });
    for (const trap of ["https://buy.example", 0, false, [], {}])
      expect(await reasons(form(12, trap))).toEqual({ trap_filled: 60 });
  });

  it("scores an origin that matches a foreign host, and a missing form_check, but neither alone flags a submission", async () => {
    const forgedHeaders = { host: "evil.example", origin: "https://evil.example" };
    expect(await reasons(form(12), forgedHeaders)).toEqual({ unlisted_host: 10 });
    expect(await reasons({})).toEqual({ no_form_check: 25 });
    expect(await reasons({}, { host: site.host })).toEqual({ no_form_check: 25, no_origin: 20 });
    for (const form_check of [{}, { seconds: "soon", trap: null }, { trap: "", seconds: -1 }, [1], "text", 5])
      expect(await reasons({ form_check })).toEqual({ no_form_check: 25 });
  });

  it("scores the page around a frame like a page that contains the form", async () => {
    const reasonsForPage = (page_url: string, headers: Sample["headers"] = site) =>
      reasons({ page_url, ...form(12) }, headers);
    const foreignOriginHeaders = { host: site.host, origin: "https://evil.example" };
    expect(await reasonsForPage("https://evil.example/jobs")).toEqual({ unknown_origin: 10 });
    expect(await reasonsForPage("https://EVIL.example/jobs", foreignOriginHeaders)).toEqual({
      unknown_origin: 10,
    });
    expect(await reasonsForPage(`${site.partnerOrigin}/jobs`)).toEqual({});
    expect(await reasonsForPage(`${site.origin}/about`)).toEqual({});
    // A form in a frame that cannot read the URL of its parent page sends the URL of the frame.
    expect(await reasonsForPage(`${site.origin}/embed/frame/lead-form`)).toEqual({ unknown_origin: 10 });
    // A false page URL does not help: the score uses the Origin header, which browsers set.
    expect(await reasonsForPage(`${site.origin}/about`, foreignOriginHeaders)).toEqual({
      unknown_origin: 10,
    });
    const unlistedHeaders = { host: "new.example", origin: "https://new.example" };
    expect(await reasonsForPage("https://evil.example/", unlistedHeaders)).toEqual({ unknown_origin: 10 });
    expect(await reasonsForPage("https://new.example/about", unlistedHeaders)).toEqual({ unlisted_host: 10 });
  });

  it("scores an unknown partner, and an unknown origin if origins are listed, up to 100 points in total", async () => {
    expect(await reasons({ partner: "nobody", ...form(12) })).toEqual({ unknown_partner: 10 });
    expect(await reasons({ partner: site.partner, ...form(12) })).toEqual({});
    const spam = { partner: "nobody", ...form(0, "x") };
    expect(await judgeLead(spam)).toMatchObject({ score: 100, reasons: { instant: 60, trap_filled: 60 } });
    const foreignHeaders = { host: site.host, origin: "https://evil.example" };
    await backend.database.run("delete from private.known_origins");
    expect(await reasons(form(12), foreignHeaders)).toEqual({});
    for (const origin of [site.origin, site.partnerOrigin])
      await backend.database.query("insert into private.known_origins values ($1)", [origin]);
    expect(await reasons(form(12), foreignHeaders)).toEqual({ unknown_origin: 10 });
  });

  it("never scores a language, a script or a name", async () => {
    const row = {
      first_name: "Олег",
      last_name: "王",
      language: "es",
      project_details: "Нужны сварщики в Хьюстон. Se busca soldador.",
    };
    expect(await reasons({ ...row, ...form(12) })).toEqual({});
  });

  it("matches a phrase in any case and with any accents, but only as whole words", async () => {
    const reasonsForDetails = (project_details: string) => reasons({ project_details, ...form(12) });
    expect(await reasonsForDetails("POSICIONAMIENTO\n web")).toEqual({ spam_phrase: 25 });
    expect(await reasonsForDetails("Préstamo RÁPIDO… ¡haz clic!")).toEqual({ spam_phrases: 60 });
    expect(await reasonsForDetails("ПРОДВИЖЕНИЕ САЙТОВ, «Казино»")).toEqual({ spam_phrases: 60 });
    expect(await reasonsForDetails("Museo de Seoane")).toEqual({});
  });

  it("counts each link once", async () => {
    const reasonsForDetails = (project_details: string) => reasons({ project_details, ...form(12) });
    expect(await reasonsForDetails("https://www.ad.example/1")).toEqual({ link: 10 });
    expect(await reasonsForDetails("https://t.me/a and www.b.example")).toEqual({ links: 20 });
    expect(await reasonsForDetails('<a href="https://a.example">x</a>')).toEqual({ link: 10, markup: 60 });
  });

  it("ignores a signal whose row an operator removes", async () => {
    await backend.database.query("delete from private.spam_points where signal = 'too_fast'");
    expect(await reasons(form(2))).toEqual({});
  });
});
