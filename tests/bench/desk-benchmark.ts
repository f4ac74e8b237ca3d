import { join } from "node:path";
import type { Database } from "../../server/data/database/database.ts";
import { makeDataFolder } from "../../server/data/files/data-folder.ts";
import { openFileStore } from "../../server/data/files/file-store.ts";
import { openDatabase } from "../../server/jobs/upgrade/open-database.ts";
import { send, signIn, type SignedInOperator } from "../db/desk/desk-client.ts";
import { extractKey, startDeskProcess, type DeskProcess } from "../e2e/start-desk-process.ts";
import { formatMebibytes, formatPercentiles, readProcessMemory } from "./statistics.ts";
import { logRow, measureDatabases } from "./fixtures.ts";
import type { Benchmark } from "./write-tables.ts";

/** Number of submissions: 80% leads, the rest resumes and report requests. */
const SUBMISSIONS = 100_000;

/** Returns an SQL expression that picks a value by row number, so that every run has the same data. */
const pick = (values: readonly string[], salt: number) =>
  `(array[${values.map((value) => (value === "null" ? value : `'${value}'`)).join(", ")}])[1 + ((n::bigint * ${salt}) % 9973 % ${values.length})]`;

const first = ["Grant", "Renata", "Walt", "Marisol", "Devon", "Priya", "Ollie", "Hannah", "Curtis"];
const last = ["Okoye", "Solis", "Brandvold", "Tran", "Achterberg", "Fenwick", "Mercer", "Renner"];
const companies = ["Pinwheel Contracting", "Harborlight Electrical", "Larkfield Homes", "null"];
const roles = ["Superintendent", "MEP engineer", "Steel detailer", "BIM coordinator", "Estimator"];
const places = ["Tulsa, OK", "Phoenix, AZ", "Boise, ID", "Round Rock, TX", "Gary, IN", "null"];
const contexts = ["general", "landing_page", "location_middle", "header", "pm_hiring_guide"];
const phrases = [
  "Two towers start in May",
  "Ground slab is in, steel follows",
  "Tilt wall data hall",
  "Night shifts, per diem is fine",
];

const sharedValues = `
  gen_random_uuid(), now() - interval '10 minutes' * n - interval '1 minute',
  case when n % 33 = 0 then (array['new', 'read'])[1 + n % 2] else (array['contacted', 'qualified', 'closed', 'closed', 'not_a_lead'])[1 + n % 5] end,
  ${pick(contexts, 31)}, case when n % 4 = 0 then 'acme-jobs' end, case when n % 21 = 0 then 85 when n % 7 = 0 then 10 else 0 end,
  case when n % 21 = 0 then '{"spam_phrases": 60, "no_form_check": 25}'::jsonb when n % 7 = 0 then '{"link": 10}' else '{}' end,
  'https://www.ridgebeam.example/locations/texas'`;
const sharedColumns = "id, created_at, status, context, partner, spam_score, spam_reasons, page_url";
const person = `${pick(first, 7)}, ${pick(last, 11)}, 'person' || n || '@mail' || n % 500 || '.example', '(302) 555-' || lpad((n % 10000)::text, 4, '0')`;

async function fillLeads(database: Database): Promise<void> {
  const fill = `
    insert into public.contact_submissions (${sharedColumns}, first_name, last_name, email, phone, company_name, position_type, location, project_details, source)
    select ${sharedValues}, ${person}, ${pick(companies, 13)}, ${pick(roles, 17)}, ${pick(places, 19)},
      ${pick(phrases, 23)} || '. ' || repeat(${pick(phrases, 29)} || ', ', 4) || 'job ' || n, 'contact_form'
    from generate_series(1, ${SUBMISSIONS}) n where n % 5 <> 0;
    insert into public.resume_submissions (${sharedColumns}, first_name, last_name, email, phone, desired_position, years_experience, additional_information, resume_filename, resume_file_path, resume_file_size)
    select ${sharedValues}, ${person}, ${pick(roles, 17)}, '8-12', ${pick(phrases, 23)}, 'resume.pdf', 1000000000000 + n || '_resume.pdf', 100000
    from generate_series(1, ${SUBMISSIONS}) n where n % 5 = 0 and n % 20 <> 0;
    insert into public.salary_report_downloads (${sharedColumns}, email)
    select ${sharedValues}, 'person' || n || '@mail' || n % 500 || '.example' from generate_series(1, ${SUBMISSIONS}) n where n % 20 = 0;
    update private.file_checks set verdict = case when hashtext(path) % 50 = 0 then 'refused' else 'sound' end, checked_at = now();
    alter table private.lead_events disable trigger user;
    insert into private.lead_events (submission_table, submission, at, actor, what, detail)
    select 'contact_submissions', s.id, s.created_at + interval '3 hours', 'Dana', 'status_changed', jsonb_build_object('status', s.status)
    from public.contact_submissions s where s.status <> 'new' and s.spam_score < 60;
    insert into private.lead_events (submission_table, submission, at, actor, what, detail)
    select 'contact_submissions', s.id, s.created_at + interval '2 hours', 'Dana', 'assigned',
      jsonb_build_object('owner', (array['bench', 'Dana', 'Luis'])[1 + abs(hashtext(s.id::text)) % 3])
    from public.contact_submissions s where abs(hashtext(s.id::text)) % 10 < 7;
    insert into private.lead_owners (submission_table, submission, owner)
    select e.submission_table, e.submission, e.detail ->> 'owner' from private.lead_events e where e.what = 'assigned';
    insert into private.snoozes (submission_table, submission, until, actor)
    select 'contact_submissions', s.id, now() + interval '3 days', 'Dana'
    from public.contact_submissions s where s.status = 'qualified' and s.spam_score < 60 limit 1000;
    insert into private.lead_events (submission_table, submission, at, actor, what, detail)
    select 'contact_submissions', s.id, s.created_at + interval '4 hours', 'Dana', 'noted',
      jsonb_build_object('note', 'Called the site office about lodging, ' || (array['no answer', 'start moved to May', 'asks for two more'])[1 + abs(hashtext(s.id::text)) % 3])
    from public.contact_submissions s where abs(hashtext(s.id::text)) % 10 < 3;
    insert into private.lead_tags (submission_table, submission, tag)
    select 'contact_submissions', s.id, (array['night shift', 'repeat client', 'spanish', 'call first', 'union'])[1 + abs(hashtext(s.id::text)) % 5]
    from public.contact_submissions s where abs(hashtext(s.id::text)) % 10 < 5;
    alter table private.lead_events enable trigger user;
  `;
  await database.transaction((transaction) => transaction.run(fill), { mayTakeLong: true });
  await database.run("vacuum analyze");
}

/** Measured requests per URL, and warm-up requests before them, which load data from disk. */
const [rounds, warmUp] = [40, 5];

const urls: Record<string, string> = {
  "Open, by promise": "/api/leads?",
  "All, newest first": "/api/leads?state=all&order=newest",
  Late: "/api/leads?state=late",
  Mine: "/api/leads?owner=bench",
  "Nobody's": "/api/leads?owner=-",
  Snoozed: "/api/leads?state=snoozed",
  "With a tag": "/api/leads?state=all&tag=night%20shift",
  Flagged: "/api/leads?held=1",
  "One context, not a lead": "/api/leads?state=not_a_lead&context=header&order=newest",
  "Files refused": "/api/leads?state=all&file=refused",
  "Files checked": "/api/leads?state=all&file=sound",
  "Search: a name": "/api/leads?state=all&q=marisol%20tran",
  "Search: an address": "/api/leads?state=all&q=person77777",
  "Search: a phone number": "/api/leads?state=all&q=3025554321",
  "Search: a word of every fourth": "/api/leads?state=all&q=towers",
  "Search: a word of notes": "/api/leads?state=all&q=lodging",
  "Whether anything is new": "/api/revision",
  "Counts beside the list": "/api/counts",
};

/** Returns the memory that an export adds to the desk's process, and the size of the export, in bytes. */
async function exportMemory(
  { pid }: DeskProcess,
  { load }: SignedInOperator,
): Promise<Record<"added" | "size", number>> {
  const readResidentMemory = (): number => readProcessMemory(pid, "VmRSS") ?? NaN;
  const idleMemory = readResidentMemory();
  let peak = idleMemory;
  const timer = setInterval(() => (peak = Math.max(peak, readResidentMemory())), 20);
  const { body } = await load("/export?format=csv&state=all&order=newest");
  clearInterval(timer);
  return { added: peak - idleMemory, size: body.length };
}

async function measureDesk(name: string, dataDir: string, env: Record<string, string>): Promise<string[][]> {
  const desk = await startDeskProcess(dataDir, "bench", env);
  try {
    const operator = await signIn(desk.origin, extractKey(desk.address));
    const headers = { authorization: operator.authorization };
    const lines: string[][] = [];
    for (const [what, path] of Object.entries(urls)) {
      const times: number[] = [];
      for (let round = -warmUp; round < rounds; round += 1) {
        const start = performance.now();
        const { status } = await send(desk.origin, path, { headers });
        if (status !== 200) throw new Error(`${path} answered ${status}`);
        if (round >= 0) times.push(performance.now() - start);
      }
      lines.push(logRow([name, what, ...formatPercentiles(times, 50, 95)]));
    }
    const { added, size } = await exportMemory(desk, operator);
    const what = `Export of ${Math.round(size / 1_000_000)} MB, memory added`;
    lines.push(logRow([name, what, "", formatMebibytes(added)]));
    return lines;
  } finally {
    await desk.stop();
  }
}

export const deskBenchmark: Benchmark = {
  id: "desk",
  file: "docs/performance/server.md",
  measure: async (scratch) => {
    const rows = await measureDatabases(async (name, settings) => {
      const folder = await makeDataFolder(join(scratch, name));
      const database = await openDatabase(folder, settings["DATABASE_URL"], openFileStore(folder, undefined));
      await fillLeads(database);
      await database.close();
      return measureDesk(name, folder.root, settings);
    });
    return [
      {
        caption: `The desk's server with ${SUBMISSIONS.toLocaleString("en-US")} submissions, of which 3 % wait for an answer and 5 % are held; 56 % have an owner, 40 % a tag and 24 % a note; ${rounds} requests each. The goals are a p95 of 150 ms for lists and searches and 200 ms for the counts, and 150 MiB for an export.`,
        columns: ["Database", "What is asked for", "p50", "p95"],
        rows: rows.flat(),
      },
    ];
  },
};
