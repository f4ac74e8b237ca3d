import { SOURCE_LANGUAGE } from "../../../../model/languages.ts";
import type { Queryable } from "../../../data/database/database.ts";
import type { SubmissionTable, SubmissionRef } from "../../../data/submission-tables.ts";
import {
  splitIntoParts,
  toTextQuery,
  type ExportedRow,
  type FileState,
  type LeadCursor,
  type LeadPage,
  type ListPart,
  type LeadQuery,
  type LeadRow,
} from "./lead-query.ts";
import { snoozedCondition } from "./snooze.ts";
import type { Lead } from "./lead-desk.ts";

/** SQL condition that is true for a flagged submission that has not been released. */
export const flaggedCondition = `(
  l.spam_score >= (select s.held_from_score from private.delivery_settings s)
  and not exists (
    select from private.lead_events e
    where e.submission = l.id and e.submission_table = l.submission_table and e.what = 'released'
  )
)`;

/**
 * Filters resumes by file check. Refused and waiting files are few, so they are looked up first. Most files are
 * accepted, so scanning rows finds enough of them.
 */
const fileConditions: Record<FileState, string> = {
  refused: `l.id in (
    select r.id from private.file_checks c join public.resume_submissions r on r.resume_file_path = c.path
    where c.verdict = 'refused'
  )`,
  waiting: `l.id in (
    select r.id from private.file_checks c join public.resume_submissions r on r.resume_file_path = c.path
    where c.verdict is null
  )`,
  sound: `(
    select c.verdict from public.resume_submissions r join private.file_checks c on c.path = r.resume_file_path
    where r.id = l.id
  ) = 'sound'`,
};

/**
 * Filters by language with a subquery. `l.sent ->> 'language'` would build JSON for every row. For English, the
 * language of most rows, excluding the other languages is faster than a join.
 */
const languageCondition = (language: string, code: string, table: SubmissionTable): string =>
  language === SOURCE_LANGUAGE
    ? `l.id not in (select t.id from public.${table} t where t.language <> ${code})`
    : `l.id in (select t.id from public.${table} t where t.language = ${code})`;

/** SQL expression for the name of the submission's owner. */
export const ownerExpression = `(
  select o.owner from private.lead_owners o where o.submission = l.id and o.submission_table = l.submission_table
)`;

/** SQL condition that is true for a submission that somebody owns, or the operator whose name is the parameter. */
const ownedBy = (name?: string): string => `exists (
  select from private.lead_owners o where o.submission = l.id and o.submission_table = l.submission_table
  ${name === undefined ? "" : `and o.owner = ${name}`}
)`;

/** SQL expression for the day on which a snoozed submission is back. */
const snoozedUntilExpression = `(
  select z.until from private.snoozes z
  where z.submission = l.id and z.submission_table = l.submission_table and z.until > now()
)`;

/** SQL expression for the submission's tags, in alphabetical order. */
const tagsExpression = `(
  select coalesce(jsonb_agg(t.tag order by t.tag), '[]') from private.lead_tags t
  where t.submission = l.id and t.submission_table = l.submission_table
)`;

function buildPartStatement(
  part: ListPart,
  query: LeadQuery,
  after: LeadCursor | null,
  limit: number,
  columns: string,
): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const text = toTextQuery(query.search);
  const { context, partner, language, spam, since, state, flagged, promised, file, job, owner, tag, only } =
    query;
  const conditions = [
    `l.status = any (${add(part.states)}::text[])`,
    ...(flagged === null ? [] : [flagged ? flaggedCondition : `not ${flaggedCondition}`]),
    ...(state === "snoozed" ? [snoozedCondition] : []),
    ...(["late", "snoozed", "all"].includes(state) ? [] : [`not ${snoozedCondition}`]),
    ...(file === null ? [] : [fileConditions[file]]),
    ...(job === null
      ? []
      : [`l.id in (select r.id from public.resume_submissions r where r.job = ${add(job)})`]),
    ...(owner === null ? [] : [owner === "-" ? `not ${ownedBy()}` : ownedBy(add(owner))]),
    ...(context === null ? [] : [`l.context = ${add(context)}`]),
    ...(partner === null ? [] : [`l.partner = ${add(partner)}`]),
    ...(spam === null ? [] : [`l.spam_score ${spam === "some" ? ">" : "="} 0`]),
    ...(since === null ? [] : [`l.created_at >= ${add(since)}::timestamptz`]),
  ];
  const textQuery = text === undefined ? undefined : `to_tsquery('simple', ${add(text)})`;
  const { direction } = part;
  const wantedLimit = `${add(limit)}::integer`;
  const cursorValues = after && [`${add(after.at)}::timestamptz`, `${add(after.id)}::uuid`];
  const tagValue = tag === null ? undefined : add(tag);
  const tableQueries = part.tables.flatMap((table) => {
    const hours = promised[table];
    const promisedInterval = `make_interval(hours => ${hours ?? 0})`;
    // Unanswered rows are sorted by deadline: creation time plus the table's promised hours.
    const keyOffset = direction === "asc" ? promisedInterval : "interval '0'";
    const tableConditions = [
      `l.submission_table = '${table}'`,
      ...(only === null
        ? []
        : [`l.id = any (${add(only.filter((ref) => ref.table === table).map(({ id }) => id))}::uuid[])`]),
      ...(tagValue === undefined
        ? []
        : [
            `l.id in (
              select t.submission from private.lead_tags t where t.tag = ${tagValue} and t.submission_table = '${table}'
            )`,
          ]),
      ...(language === null ? [] : [languageCondition(language, add(language), table)]),
      ...(state === "late" ? [`l.created_at < now() - ${promisedInterval}`] : []),
      ...(cursorValues === null
        ? []
        : [
            `(l.created_at, l.id) ${direction === "asc" ? ">" : "<"} (${cursorValues[0]} - ${keyOffset}, ${cursorValues[1]})`,
          ]),
    ];
    // What was sent and the history each have an index. One condition for both could use neither.
    const textConditions =
      textQuery === undefined
        ? [[]]
        : [
            [`l.words @@ ${textQuery}`],
            [
              // An array is read once, by the index; a join may search the history of each row.
              `l.id = any (array(
                select e.submission from private.lead_event_words e
                where e.words @@ ${textQuery} and e.submission_table = '${table}'
              ))`,
            ],
          ];
    return textConditions.map(
      (textCondition) => `(
      select l.submission_table, l.id, l.created_at + ${keyOffset} as key,
        ${hours === undefined ? "null::timestamptz" : `l.created_at + ${promisedInterval}`} as due
      from private.leads l
      where ${[...tableConditions, ...conditions, ...textCondition].join(" and ")}
      order by l.created_at ${direction}, l.id ${direction} limit ${wantedLimit}
    )`,
    );
  });
  const union = tableQueries.join(text === undefined ? " union all " : " union ");
  // The columns are computed for the rows of the page alone.
  const sql = `
    select to_jsonb(line) as line from (
      select ${columns}, found.key, found.due
      from (select * from (${union}) f order by f.key ${direction}, f.id ${direction} limit ${wantedLimit}) found
      join private.leads l on l.submission_table = found.submission_table and l.id = found.id
    ) line order by line.key ${direction}, line.id ${direction}`;
  return { sql, values };
}

async function readPage<Line>(
  database: Queryable,
  query: LeadQuery,
  columns: string,
): Promise<LeadPage<Line>> {
  type KeyedLine = Line & { key: string; id: string };
  const rows: KeyedLine[] = [];
  const parts = splitIntoParts(query);
  let { after } = query;
  for (let number = after?.part ?? 0; number < parts.length; number += 1) {
    const part = parts[number];
    if (part === undefined || part.tables.length === 0 || part.states.length === 0) continue;
    const remainingCount = query.limit - rows.length;
    // One extra row shows whether there is another page.
    const { sql, values } = buildPartStatement(part, query, after, remainingCount + 1, columns);
    const found = (await database.query<{ line: KeyedLine }>(sql, values)).map(({ line }) => line);
    rows.push(...found.slice(0, remainingCount));
    const last = rows.at(-1);
    if (found.length > remainingCount && last !== undefined)
      return { rows, next: { part: number, at: last.key, id: last.id } };
    after = null;
  }
  return { rows, next: null };
}

const excerptLength = 160;

const flaggedColumns = `
  left(coalesce(l.sent ->> 'project_details', l.sent ->> 'additional_information'), ${excerptLength}) as excerpt,
  private.is_held(l.submission_table, l.id, now()) as is_kept`;

const listColumns = (flagged: boolean | null) => `
  l.submission_table as "table", l.id, l.created_at, l.status, l.first_name, l.last_name, l.company, l.email, l.phone, l.role, l.place,
  l.detail, l.context, l.partner, l.sent ->> 'language' as language,
  l.sent ->> 'source' as source, l.sent ->> 'page_url' as page, l.sent ->> 'job' as job, l.spam_score, l.spam_reasons,
  private.step_reached(l.submission_table, l.id, 2) as answered_at, (
    select max(e.id) from private.lead_events e
    where e.submission = l.id and e.submission_table = l.submission_table and e.what = 'status_changed'
  ) as last_change, ${ownerExpression} as owner, ${snoozedUntilExpression} as snoozed_until, case l.submission_table when 'resume_submissions' then (
    select coalesce(c.verdict, 'waiting') from public.resume_submissions r
    join private.file_checks c on c.path = r.resume_file_path where r.id = l.id
  ) end as file, ${tagsExpression} as tags, ${flagged ? flaggedColumns : "null as excerpt, false as is_kept"}`;

export const listLeads = (database: Queryable, query: LeadQuery) =>
  readPage<LeadRow>(database, query, listColumns(query.flagged));

export const exportLeads = (database: Queryable, query: LeadQuery) =>
  readPage<ExportedRow>(
    database,
    query,
    `l.submission_table as "table", l.id, l.sent, jsonb_build_object(
      'tags', ${tagsExpression},
      'owner', ${ownerExpression},
      'snoozed_until', ${snoozedUntilExpression},
      'legal_hold', (
        select jsonb_build_object('reason', h.reason, 'until', h.until) from private.retention_holds h
        where h.submission = l.id and h.submission_table = l.submission_table
      ),
      'file_check', (
        select jsonb_build_object('verdict', c.verdict, 'reason', c.reason, 'checked_at', c.checked_at)
        from private.file_checks c where c.path = l.sent ->> 'resume_file_path'
      ),
      'history', (
        select jsonb_agg(jsonb_build_object('at', e.at, 'actor', e.actor, 'what', e.what) || e.detail order by e.id)
        from private.lead_events e where e.submission = l.id and e.submission_table = l.submission_table
      ),
      'deliveries', (
        select jsonb_agg(
          jsonb_build_object('at', d.created_at, 'kind', d.kind, 'to', d.recipient, 'state', d.state) order by d.created_at, d.id
        )
        from private.deliveries d where d.submission = l.id and d.submission_table = l.submission_table
      )
    ) as desk`,
  );

const selectLead = `
  select to_jsonb(found) as line from (
    select
      l.submission_table as "table", l.id, l.created_at, l.status, ${flaggedCondition} as is_flagged, l.sent, ${tagsExpression} as tags,
      (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', e.id, 'at', e.at, 'actor', e.actor, 'what', e.what, 'detail', e.detail) order by e.id
        ), '[]')
        from private.lead_events e where e.submission = l.id and e.submission_table = l.submission_table
      ) as events,
      (
        select jsonb_build_object('until', z.until, 'actor', z.actor) from private.snoozes z
        where z.submission = l.id and z.submission_table = l.submission_table and z.until > now()
      ) as snooze,
      (
        select jsonb_build_object('reason', h.reason, 'until', h.until) from private.retention_holds h
        where h.submission = l.id and h.submission_table = l.submission_table
          and (h.until is null or h.until >= private.counted_day(now()))
      ) as hold,
      (
        select jsonb_build_object('verdict', c.verdict, 'reason', c.reason, 'is_scanned', c.is_scanned)
        from private.file_checks c where c.path = l.sent ->> 'resume_file_path'
      ) as file_check
    from private.leads l where l.submission_table = $1 and l.id = $2::uuid
  ) found`;

/** The full-text index finds candidates, which an exact comparison without index support then filters. */
const selectSamePerson = `
  select coalesce(jsonb_agg(to_jsonb(found) - 'sent' order by found.created_at desc), '[]') as related from (
    select l.submission_table as "table", l.id, l.created_at, l.status, l.role, l.place, ${ownerExpression} as owner
    from private.leads l
    where l.words @@ to_tsquery('simple', $3)
      and (private.clean_email(l.email) = private.clean_email($4) or private.phone_digits(l.phone) = private.phone_digits($5))
      and (l.submission_table, l.id) is distinct from ($1, $2::uuid)
    order by l.created_at desc
    limit 50
  ) found`;

/** Returns the digits of a phone number without the country code +1, to compare numbers in any format. */
const toComparableDigits = (phone: string): string =>
  phone.replace(/\D/g, "").replace(/^(00)?1(?=\d{10})/, "");

export async function openLead(database: Queryable, { table, id }: SubmissionRef): Promise<Lead | null> {
  const [row] = await database.query<{ line: Omit<Lead, "same_person"> }>(selectLead, [table, id]);
  if (row === undefined) return null;
  const { email = null, phone = null } = row.line.sent;
  const [byEmail, digits] = [toTextQuery(email ?? ""), toComparableDigits(phone ?? "")];
  const searchWords = [
    ...(byEmail === undefined ? [] : [`(${byEmail})`]),
    // Fewer digits would match many people.
    ...(digits.length < 7 ? [] : [`${digits.slice(0, 10)}:*`]),
  ];
  if (searchWords.length === 0) return { ...row.line, same_person: [] };
  const parameters = [table, id, searchWords.join(" | "), email, digits.length < 7 ? null : phone];
  const [found] = await database.query<{ related: Lead["same_person"] }>(selectSamePerson, parameters);
  return { ...row.line, same_person: found?.related ?? [] };
}
