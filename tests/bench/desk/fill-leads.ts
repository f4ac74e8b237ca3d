import type { Database } from "../../../server/backend/database/database.ts";

/** How many submissions the desk is measured with: four of five are leads, the others resumes and report requests. */
export const LEADS = 100_000;

/** Picks by a row's number, the same in every run. */
const pick = (values: readonly string[], salt: number) =>
  `(array[${values.map((value) => (value === "null" ? value : `'${value}'`)).join(", ")}])[1 + ((n::bigint * ${salt}) % 9973 % ${values.length})]`;

const first = [
  "Grant",
  "Renata",
  "Walt",
  "Marisol",
  "Devon",
  "Priya",
  "Ollie",
  "Hannah",
  "Curtis",
  "Yolanda",
];
const last = ["Okoye", "Solis", "Brandvold", "Tran", "Achterberg", "Fenwick", "Mercer", "Pruitt", "Renner"];
const companies = [
  "Pinwheel Contracting",
  "Harborlight Electrical",
  "Larkfield Homes",
  "Copperline Builders",
  "null",
];
const roles = [
  "Superintendent",
  "MEP engineer",
  "Steel detailer",
  "BIM coordinator",
  "Project manager",
  "Estimator",
];
const places = ["Tulsa, OK", "Phoenix, AZ", "Boise, ID", "Round Rock, TX", "Gary, IN", "null"];
const contexts = ["general", "landing_page", "location_middle", "header", "pm_hiring_guide"];
const words = [
  "Two towers start in May",
  "Ground slab is in, steel follows",
  "Tilt wall data hall",
  "Night shifts, per diem is fine",
];

const shared = `
  gen_random_uuid(), now() - interval '10 minutes' * n - interval '1 minute',
  case when n % 33 = 0 then (array['new', 'read'])[1 + n % 2] else (array['contacted', 'qualified', 'closed', 'closed', 'not_a_lead'])[1 + n % 5] end,
  ${pick(contexts, 31)}, case when n % 4 = 0 then 'acme-jobs' end, case when n % 21 = 0 then 85 when n % 7 = 0 then 10 else 0 end,
  case when n % 21 = 0 then '{"spam_phrases": 60, "no_form_check": 25}'::jsonb when n % 7 = 0 then '{"link": 10}' else '{}' end,
  'https://www.ridgebeam.example/locations/texas'`;
const sharedColumns = "id, created_at, status, context, partner, spam_score, spam_reasons, page_url";
const person = `${pick(first, 7)}, ${pick(last, 11)}, 'person' || n || '@mail' || n % 500 || '.example', '(302) 555-' || lpad((n % 10000)::text, 4, '0')`;

/** Fills a migrated, empty database; what was answered has its history. */
export async function fillLeads(database: Database): Promise<void> {
  await database.run(`
    insert into public.contact_submissions (${sharedColumns}, first_name, last_name, email, phone, company_name, position_type, location, project_details, source)
    select ${shared}, ${person}, ${pick(companies, 13)}, ${pick(roles, 17)}, ${pick(places, 19)},
      ${pick(words, 23)} || '. ' || repeat(${pick(words, 29)} || ', ', 4) || 'job ' || n, 'contact_form'
    from generate_series(1, ${LEADS}) n where n % 5 <> 0;
    insert into public.resume_submissions (${sharedColumns}, first_name, last_name, email, phone, desired_position, years_experience, additional_information, resume_filename, resume_file_path, resume_file_size)
    select ${shared}, ${person}, ${pick(roles, 17)}, '8-12', ${pick(words, 23)}, 'resume.pdf', 1000000000000 + n || '_resume.pdf', 100000
    from generate_series(1, ${LEADS}) n where n % 5 = 0 and n % 20 <> 0;
    insert into public.salary_report_downloads (${sharedColumns}, email)
    select ${shared}, 'person' || n || '@mail' || n % 500 || '.example' from generate_series(1, ${LEADS}) n where n % 20 = 0;
    update private.file_checks set verdict = case when hashtext(path) % 50 = 0 then 'refused' else 'sound' end, checked_at = now();
    alter table private.lead_events disable trigger user;
    insert into private.lead_events (submission_table, submission, at, actor, what, detail)
    select 'contact_submissions', s.id, s.created_at + interval '3 hours', 'Dana', 'status_changed', jsonb_build_object('status', s.status)
    from public.contact_submissions s where s.status <> 'new' and s.spam_score < 60;
    alter table private.lead_events enable trigger user;
  `);
  await database.run("vacuum analyze");
}
