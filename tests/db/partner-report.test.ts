import { beforeEach, expect, it } from "vitest";
import { storeContentSettings } from "../../server/data/store-content-settings.ts";
import { readPartnerReport } from "../../server/operator/desk/leads/read-statistics.ts";
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
    it("totals submissions and form counts by day and page, in a month of the agency's time zone", async () => {
      await backend.database.run(`
        insert into public.contact_submissions (created_at, email, source, partner, page_url, spam_score)
          select t::timestamptz, 'a@example.com', 'contact_form', p, '${PAGE}' || path, score from (values
            ('2026-11-01 03:59Z', 'acme-jobs', '', 0), ('2026-11-01 04:00Z', 'acme-jobs', '', 0),
            ('2026-11-01 04:00Z', 'acme-jobs', '', 59), ('2026-11-01 04:00Z', 'acme-jobs', '', 60),
            ('2026-11-01 04:00Z', 'hard-hat-board', '', 0), ('2026-11-01 04:00Z', null, '', 0),
            ('2026-12-01 04:59Z', 'acme-jobs', '/2', 0), ('2026-12-01 05:00Z', 'acme-jobs', '', 0)
          ) v (t, p, path, score);
        insert into private.form_counts (day, form, context, partner, page, shown, started, sent)
          select d::date, 'lead-form', c, 'acme-jobs', '${PAGE}', 4, 2, 1 from (values
            ('2026-10-31', ''), ('2026-11-01', ''), ('2026-11-01', 'general'), ('2026-11-29', ''), ('2026-12-01', '')
          ) v (d, c)`);
      expect(await readPartnerReport(backend.database, { partner: "acme-jobs", month: "2026-11" })).toEqual([
        { day: "2026-11-01", page: PAGE, shown: 8, started: 4, sent: 2, accepted: 2, flagged: 1 },
        { ...none, day: "2026-11-29", page: PAGE, shown: 4, started: 2, sent: 1 },
        { ...none, day: "2026-11-30", page: `${PAGE}/2`, accepted: 1 },
      ]);
    });

  it("contains a page's origin and path, but no query or email address, even after the submission is deleted", async () => {
    const id = await send({ ...partnerFields, page_url: `${PAGE}/kim%40example.com?who=kim` });
    const expected = [{ ...none, day: await today(), page: `${PAGE}/[...]`, accepted: 1 }];
    expect(await partnerReport()).toEqual(expected);
    await backend.database.query("delete from public.contact_submissions where id = $1", [id]);
    expect(await partnerReport()).toEqual(expected);
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
