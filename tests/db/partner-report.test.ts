import { beforeEach, expect, it } from "vitest";
import { storeContentSettings } from "../../server/data/store-content-settings.ts";
import { readPartnerReport } from "../../server/operator/desk/leads/read-partner-report.ts";
import { runPartners } from "../../server/operator/partners/run-partners.ts";
import { dumpDatabase } from "./dump-database.ts";
import { describeBackend } from "./served-backend.ts";
import { runHere } from "../run-here.ts";
import { isFullRun } from "../is-full-run.ts";

const PAGE = "https://jobs.acme.example/board";

describeBackend("the partner report", (backend, isFastest) => {
  beforeEach(async () => {
    await backend.reset();
    await backend.database.run("delete from private.partner_leads");
    await storeContentSettings(backend.database, {
      contexts: ["general"],
      partners: ["acme-jobs", "hard-hat-board"],
      timeZone: "America/New_York",
    });
  });

  const today = async () => {
    const [row] = await backend.database.query<{ day: string }>(
      "select private.counted_day(now())::text as day",
    );
    return row!.day;
  };
  const partnerReport = async (partner = "acme-jobs") =>
    readPartnerReport(backend.database, { partner, month: (await today()).slice(0, 7) });

  const send = (extraFields: object, check: object = {}) =>
    backend.send("contact_submissions", { form_check: { trap: "", seconds: 20, ...check }, ...extraFields });
  const partnerFields = { partner: "acme-jobs", page_url: PAGE };
  const none = { shown: 0, started: 0, sent: 0, accepted: 0, flagged: 0 };

  if (isFastest)
    it("has the same totals as plain SQL on 2,000 submissions and 2,000 form counts", async () => {
      await backend.database.run(
        `insert into public.contact_submissions (created_at, email, source, partner, page_url, spam_score)
       select timestamptz '2026-10-30 12:00Z' + n * interval '25 minutes', 'a@example.com', 'contact_form',
         (array['acme-jobs', 'hard-hat-board', null])[n % 3 + 1], 'https://jobs.acme.example/' || n % 7, case when n % 11 = 0 then 80 else 0 end
       from generate_series(1, 2000) n;
       insert into private.form_counts (day, form, context, partner, page, shown, started, sent, failed)
       select date '2026-10-25' + n % 40, 'lead-form', n::text, 'acme-jobs', 'https://jobs.acme.example/' || n % 5, n % 9, n % 4, n % 3, 1
       from generate_series(1, 2000) n`,
      );
      const lines = await readPartnerReport(backend.database, { partner: "acme-jobs", month: "2026-11" });
      const sum = (name: "shown" | "started" | "sent" | "accepted" | "flagged") =>
        lines.reduce((total, line) => total + line[name], 0);
      const [rows] = await backend.database.query(
        `select count(*) filter (where spam_score < 60)::integer as accepted, count(*) filter (where spam_score >= 60)::integer as flagged
       from public.contact_submissions
       where partner = 'acme-jobs' and created_at >= '2026-11-01 00:00 America/New_York' and created_at < '2026-12-01 00:00 America/New_York'`,
      );
      const [counts] = await backend.database.query(
        `select sum(shown)::integer as shown, sum(started)::integer as started, sum(sent)::integer as sent
       from private.form_counts where day >= '2026-11-01' and day < '2026-12-01'`,
      );
      expect({ accepted: sum("accepted"), flagged: sum("flagged") }).toEqual(rows);
      expect({ shown: sum("shown"), started: sum("started"), sent: sum("sent") }).toEqual(counts);
      expect(sum("accepted")).toBeGreaterThan(400);
      const [third] = await backend.database.query(
        `select count(*)::integer as n from public.contact_submissions
       where partner = 'acme-jobs' and spam_score < 60 and page_url = 'https://jobs.acme.example/3'
         and (created_at at time zone 'America/New_York')::date = '2026-11-10'`,
      );
      const line = lines.find(({ day, page }) => day === "2026-11-10" && page.endsWith("/3"));
      expect(line?.accepted ?? 0).toBe(third?.["n"]);
    });

  it("contains a page's origin and path, but no query", async () => {
    await send({ ...partnerFields, page_url: `${PAGE}?who=kim` });
    await send({ ...partnerFields, partner: "hard-hat-board" });
    expect(await partnerReport()).toEqual([{ ...none, day: await today(), page: PAGE, accepted: 1 }]);
  });

  it("omits an email address in a page's path, even after the submission is deleted", async () => {
    const id = await send({ ...partnerFields, page_url: `${PAGE}/kim%40example.com` });
    await backend.database.query("delete from public.contact_submissions where id = $1", [id]);
    expect(await partnerReport()).toEqual([
      { ...none, day: await today(), page: `${PAGE}/[...]`, accepted: 1 },
    ]);
    expect(await dumpDatabase(backend.database)).not.toMatch(/kim(@|%40)example/);
  });

  it("counts a visitor with Global Privacy Control, although the submission does not name the partner", async () => {
    await send({ partner: null, page_url: null }, { partner: "acme-jobs" });
    await send({ partner: null, page_url: null }, { partner: "acme-jobs", trap: "filled by a program" });
    await send({ partner: null, page_url: null }, { partner: "a-stranger" });
    expect(await partnerReport()).toEqual([
      { ...none, day: await today(), page: "", accepted: 1, flagged: 1 },
    ]);
    expect(await partnerReport("a-stranger")).toEqual([]);
    const dump = await dumpDatabase(backend.database);
    expect(dump.split("\n").filter((line) => line.includes("acme-jobs") && line.includes("@"))).toEqual([]);
  });

  it("counts a released submission as accepted, and keeps its totals when submissions are erased", async () => {
    const flagged = await send(partnerFields, { trap: "filled by a program" });
    const releasedId = await send(partnerFields, { trap: "filled by a program" });
    const accepted = await send(partnerFields);
    await backend.database.query(
      "select private.release_flagged_submission('contact_submissions', $1::uuid, 'dana')",
      [releasedId],
    );
    const expected = [{ ...none, day: await today(), page: PAGE, accepted: 2, flagged: 1 }];
    expect(await partnerReport()).toEqual(expected);
    await backend.database.query("delete from public.contact_submissions where id = any ($1::uuid[])", [
      [flagged, releasedId, accepted],
    ]);
    expect(await partnerReport()).toEqual(expected);
  });

  it.runIf(isFullRun)("is printed by npm run partners while the server is running", async () => {
    await send({ ...partnerFields, page_url: "https://jobs.acme.example/=1,2" });
    const month = (await today()).slice(0, 7);
    const run = (...args: string[]) => runHere(runPartners, args, backend.environment);
    const csv = await run("report", "acme-jobs", "--month", month, "--csv");
    expect(csv).toEqual({
      code: 0,
      output: `\ufeffday,page,shown,started,sent,accepted,flagged\r\n${await today()},"https://jobs.acme.example/=1,2",0,0,0,1,0\n`,
      errors: "",
    });
    if (!isFastest) return;
    const table = await run("report", "acme-jobs", "--month", month);
    expect(table.output).toMatch(
      /^day +shown +started +sent +accepted +flagged +page\n.*\nsum +0 +0 +0 +1 +0\n$/,
    );
    const unknownPartnerRun = await run("report", "acme-job", "--month", month);
    expect([unknownPartnerRun.code, unknownPartnerRun.errors]).toEqual([
      1,
      'content/_data/partners.yaml does not list the partner "acme-job". It lists acme-jobs, hard-hat-board.\n',
    ]);
  });
});
