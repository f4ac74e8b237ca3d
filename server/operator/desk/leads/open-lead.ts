import type { Queryable } from "../../../data/database/database.ts";
import type { SubmissionRef } from "../../../data/submission-tables.ts";
import type { Lead } from "./lead-desk.ts";
import { flaggedCondition } from "./list-leads.ts";
import { toTextQuery } from "./lead-query.ts";

const selectLead = `
  select to_jsonb(found) as line from (
    select
      l.submission_table as "table", l.id, l.created_at, l.status, ${flaggedCondition} as is_flagged, l.sent,
      (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', e.id, 'at', e.at, 'actor', e.actor, 'what', e.what, 'detail', e.detail) order by e.id
        ), '[]')
        from private.lead_events e where e.submission = l.id and e.submission_table = l.submission_table
      ) as events,
      (
        select jsonb_build_object('reason', h.reason, 'until', h.until) from private.retention_holds h
        where h.submission = l.id and h.submission_table = l.submission_table
          and (h.until is null or h.until >= current_date)
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
    select l.submission_table as "table", l.id, l.created_at, l.status, l.role, l.place
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
